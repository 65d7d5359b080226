package dev.anyorder.agent.monitor;

import dev.anyorder.agent.task.Doing;
import dev.anyorder.core.determinism.Circle;
import dev.anyorder.core.determinism.Clash;
import dev.anyorder.core.determinism.Scope;
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
    private final Describer describer;
    private final BlockDescriber blocks;
    private final Gathered found = new Gathered();

    public DeterminismFindings(Describer describer) {
        this.describer = describer;
        this.blocks = new BlockDescriber(describer);
    }

    /** Two operations in a block are in conflict. */
    public void clash(Clash clash) {
        Doing earlier = (Doing) Objects.requireNonNull(clash.earlier());
        Doing later = (Doing) Objects.requireNonNull(clash.later());
        for (Scope scope : clash.block().blocks()) {
            Finding finding = blocks.finding(earlier, later, clash.isSlight(), scope);
            Map<String, String> why = new HashMap<>(finding.why());
            why.putAll(describer.why(earlier.task(), later.task()));
            found.add(finding.because(why));
        }
    }

    /** Something outside of a block comes into it. */
    public void circle(Circle circle) {
        for (Scope scope : circle.block().blocks()) {
            found.add(blocks.finding(circle.links(), scope));
        }
    }

    /** Something in a block is left to chance. */
    public void chance(Doing call, Scope block) {
        for (Scope scope : block.blocks()) {
            found.add(blocks.finding(call, scope));
        }
    }

    /** What was found. */
    public List<Finding> findings() {
        return found.findings();
    }
}
