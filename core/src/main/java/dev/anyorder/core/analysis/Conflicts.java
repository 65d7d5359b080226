package dev.anyorder.core.analysis;

import dev.anyorder.core.finding.Evidence;
import dev.anyorder.core.finding.Kind;
import dev.anyorder.core.finding.Level;

/** Where an analysis says what it found about the location at hand. */
public interface Conflicts {
    /** Two accesses of the location are in conflict; the later one is the access being handled. */
    void conflict(Analysis by, Kind kind, Level level, Evidence evidence, Access earlier, Access later);

    /**
     * Whether the two may be in conflict at all, for reasons that only the driver knows: what a static initialiser did
     * is before whatever gets at it. Must not change from no to yes.
     */
    default boolean possible(Access earlier, Access later) {
        return true;
    }
}
