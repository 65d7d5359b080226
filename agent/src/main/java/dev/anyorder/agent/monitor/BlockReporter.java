package dev.anyorder.agent.monitor;

import dev.anyorder.agent.task.OperationInfo;
import dev.anyorder.core.analysis.Access;
import dev.anyorder.core.determinism.DeterminismConflict;
import dev.anyorder.core.determinism.DeterminismCycle;
import dev.anyorder.core.determinism.DeterministicBlock;
import dev.anyorder.core.finding.AccessBlock;
import dev.anyorder.core.finding.AccessCycle;
import dev.anyorder.core.finding.AccessInfo;
import dev.anyorder.core.finding.CycleEdge;
import dev.anyorder.core.finding.EdgeCause;
import dev.anyorder.core.finding.FindingKind;
import dev.anyorder.core.finding.Frame;
import dev.anyorder.core.velodrome.Transaction;
import dev.anyorder.core.velodrome.TransactionCycle;
import dev.anyorder.core.velodrome.TransactionEdge;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Reports what is found of declared blocks to the collector: conflicts, cycles, and calls that are nondeterministic. */
public final class BlockReporter {
    private static final Frame NOWHERE = new Frame("", "", "", 0);

    private final FindingDescriber describer;
    private final BlockDescriber blocks;
    private final FindingCollector collector;

    public BlockReporter(FindingDescriber describer, FindingCollector collector) {
        this.describer = describer;
        this.blocks = new BlockDescriber(describer);
        this.collector = collector;
    }

    /** Two operations in a deterministic block conflict; the blocks around it are violated as well. */
    public void conflict(DeterminismConflict conflict) {
        OperationInfo earlier = (OperationInfo) Objects.requireNonNull(conflict.earlier());
        OperationInfo later = (OperationInfo) Objects.requireNonNull(conflict.later());
        for (DeterministicBlock scope : conflict.block().blocks()) {
            collector.add(blocks.conflict(earlier, later, conflict.isSlight(), FindingDescriber.method(scope)));
        }
    }

    /** A call in a deterministic block is nondeterministic. */
    public void nondeterministic(OperationInfo call, DeterministicBlock block) {
        for (DeterministicBlock scope : block.blocks()) {
            collector.add(blocks.call(call, FindingDescriber.method(scope)));
        }
    }

    /** Code outside of a deterministic block interferes with it. */
    public void interference(DeterminismCycle circle) {
        List<AccessInfo> ends = new ArrayList<>();
        List<CycleEdge> edges = new ArrayList<>();
        circle.links().forEach(edge -> {
            ends.add(blocks.operation((OperationInfo) Objects.requireNonNull(edge.from())));
            ends.add(blocks.operation((OperationInfo) Objects.requireNonNull(edge.to())));
            edges.add(new CycleEdge(ends.size() - 1, ends.size(), edge.cause()));
        });
        String sites = FindingDescriber.key(ends.get(0)) + "|" + FindingDescriber.key(ends.get(ends.size() - 1));
        for (DeterministicBlock scope : circle.block().blocks()) {
            Frame method = FindingDescriber.method(scope);
            String id = FindingDescriber.id(
                    FindingKind.DETERMINISM_CYCLE, "", FindingDescriber.blockKey(method) + "|" + sites);
            AccessCycle why = new AccessCycle(method, false, edges, List.of());
            collector.add(blocks.cycle(id, FindingKind.DETERMINISM_CYCLE, "determinism", method, ends, why));
        }
    }

    /** Transactions that no serial order explains. */
    public void notSerialisable(TransactionCycle cycle) {
        Frame method = method(cycle.running());
        List<AccessInfo> ends = new ArrayList<>();
        List<CycleEdge> edges = new ArrayList<>();
        List<AccessBlock> within = new ArrayList<>();
        for (TransactionEdge edge : cycle.links()) {
            // Program order inside one task needs no explanation.
            if (edge.cause() != EdgeCause.PROGRAM) {
                end(edge.before(), access(edge.from(), false), ends, within);
                end(edge.after(), access(edge.to(), edge.after() == cycle.running()), ends, within);
                edges.add(new CycleEdge(ends.size() - 1, ends.size(), edge.cause()));
            }
        }
        StringBuilder sites = new StringBuilder();
        ends.forEach(end -> sites.append('|').append(FindingDescriber.key(end)));
        String id =
                FindingDescriber.id(FindingKind.ATOMICITY_CYCLE, FindingDescriber.blockKey(method), sites.toString());
        AccessCycle why = new AccessCycle(method, cycle.isBlamed(), edges, within);
        collector.add(blocks.cycle(id, FindingKind.ATOMICITY_CYCLE, "velodrome", method, ends, why));
    }

    private static void end(Transaction in, AccessInfo access, List<AccessInfo> ends, List<AccessBlock> within) {
        ends.add(access);
        if (in.isBlock) {
            within.add(new AccessBlock(ends.size(), method(in)));
        }
    }

    private static Frame method(Transaction block) {
        return block.info instanceof Frame method ? method : NOWHERE;
    }

    /** What a transaction did: an access to a location, or an operation that synchronises. */
    private AccessInfo access(@Nullable Object what, boolean isNow) {
        return what instanceof Access access
                ? describer.access(access, isNow)
                : blocks.operation((OperationInfo) Objects.requireNonNull(what));
    }
}
