package dev.anyorder.agent.monitor;

import dev.anyorder.agent.task.OperationInfo;
import dev.anyorder.core.determinism.DeterminismConflict;
import dev.anyorder.core.determinism.DeterminismCycle;
import dev.anyorder.core.determinism.DeterministicBlock;
import dev.anyorder.core.finding.Finding;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * Gathers what is found of locks, volatile fields and outsiders in blocks that are to be deterministic: one finding for each
 * block that is violated and for each pair of places, with a count.
 */
public final class DeterminismFindings {
    private final FindingDescriber describer;
    private final BlockDescriber blocks;
    private final FindingMap found = new FindingMap();

    public DeterminismFindings(FindingDescriber describer) {
        this.describer = describer;
        this.blocks = new BlockDescriber(describer);
    }

    /** Two operations in a block are in conflict. */
    public void clash(DeterminismConflict conflict) {
        OperationInfo earlier = (OperationInfo) Objects.requireNonNull(conflict.earlier());
        OperationInfo later = (OperationInfo) Objects.requireNonNull(conflict.later());
        for (DeterministicBlock scope : conflict.block().blocks()) {
            Finding finding = blocks.finding(earlier, later, conflict.isSlight(), scope);
            Map<String, String> why = new HashMap<>(finding.why());
            why.putAll(describer.why(earlier.task(), later.task()));
            found.add(finding.because(why));
        }
    }

    /** Something outside of a block comes into it. */
    public void circle(DeterminismCycle cycle) {
        for (DeterministicBlock scope : cycle.block().blocks()) {
            found.add(blocks.finding(cycle.links(), scope));
        }
    }

    /** Something in a block is left to chance. */
    public void chance(OperationInfo call, DeterministicBlock block) {
        for (DeterministicBlock scope : block.blocks()) {
            found.add(blocks.finding(call, scope));
        }
    }

    /** What was found. */
    public List<Finding> findings() {
        return found.findings();
    }
}
