package dev.anyorder.core.analysis;

import dev.anyorder.core.finding.Evidence;
import dev.anyorder.core.finding.Kind;
import dev.anyorder.core.finding.Level;

/** Where an analysis says what it found about the location at hand. */
public interface Conflicts {
    /** Two accesses of the location are in conflict; the later one is the access being handled. */
    void conflict(Analysis by, Kind kind, Level level, Evidence evidence, Access earlier, Access later);
}
