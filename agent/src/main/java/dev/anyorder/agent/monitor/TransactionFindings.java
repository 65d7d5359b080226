package dev.anyorder.agent.monitor;

import dev.anyorder.agent.task.OperationInfo;
import dev.anyorder.core.analysis.Access;
import dev.anyorder.core.finding.AccessInfo;
import dev.anyorder.core.finding.Evidence;
import dev.anyorder.core.finding.Finding;
import dev.anyorder.core.finding.FindingKind;
import dev.anyorder.core.finding.Frame;
import dev.anyorder.core.finding.LocationInfo;
import dev.anyorder.core.finding.Severity;
import dev.anyorder.core.velodrome.EdgeCause;
import dev.anyorder.core.velodrome.Transaction;
import dev.anyorder.core.velodrome.TransactionCycle;
import dev.anyorder.core.velodrome.TransactionEdge;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Gathers circles of transactions: one finding for each block and each row of places, with a count. */
public final class TransactionFindings {
    private static final Frame NOWHERE = new Frame("", "", "", 0);

    private final FindingDescriber describer;
    private final BlockDescriber blocks;
    private final FindingMap found = new FindingMap();

    public TransactionFindings(FindingDescriber describer) {
        this.describer = describer;
        this.blocks = new BlockDescriber(describer);
    }

    /** Blocks that no serial order explains. */
    public void cycle(TransactionCycle cycle) {
        found.add(finding(cycle));
    }

    /** What was found. */
    public List<Finding> findings() {
        return found.findings();
    }

    private Finding finding(TransactionCycle cycle) {
        Frame method = method(cycle.running());
        List<AccessInfo> ends = new ArrayList<>();
        Map<String, String> why = new LinkedHashMap<>();
        why.put(Finding.BLOCK, FindingDescriber.block(method));
        if (cycle.isBlamed()) {
            why.put(Finding.BLAMED, "true");
        }
        StringBuilder key = new StringBuilder();
        for (TransactionEdge edge : cycle.links()) {
            // What comes later in the same task needs no telling.
            if (edge.cause() != EdgeCause.PROGRAM) {
                boolean isLast = edge.after() == cycle.running();
                end(edge.before(), access(edge.from(), false), ends, why);
                end(edge.after(), access(edge.to(), isLast), ends, why);
                why.put(Finding.LINK + ends.size() / 2, edge.cause().name().toLowerCase(Locale.ROOT));
            }
        }
        ends.forEach(end -> key.append('|').append(FindingDescriber.key(end)));
        return new Finding(
                FindingDescriber.id(FindingKind.ATOMICITY_CYCLE, FindingDescriber.block(method), key.toString()),
                FindingKind.ATOMICITY_CYCLE,
                Severity.ERROR,
                Evidence.OBSERVED,
                "velodrome",
                1,
                new LocationInfo("block", method.className(), method.method(), -1, -1, "", List.of()),
                ends,
                why);
    }

    private static void end(Transaction in, AccessInfo access, List<AccessInfo> ends, Map<String, String> why) {
        ends.add(access);
        if (in.isBlock) {
            why.put(Finding.WITHIN + ends.size(), FindingDescriber.block(method(in)));
        }
    }

    private static Frame method(Transaction block) {
        return block.info instanceof Frame method ? method : NOWHERE;
    }

    /** What a transaction did: to a location, or to what tasks meet at. */
    private AccessInfo access(@Nullable Object what, boolean isNow) {
        return what instanceof Access access
                ? describer.access(access, isNow)
                : blocks.access((OperationInfo) java.util.Objects.requireNonNull(what));
    }
}
