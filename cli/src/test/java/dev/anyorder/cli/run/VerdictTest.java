package dev.anyorder.cli.run;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.anyorder.cli.Runs;
import dev.anyorder.core.finding.Level;
import org.junit.jupiter.api.Test;

class VerdictTest {
    @Test
    void aStatusOfTheProgramOtherThanZeroWins() {
        assertEquals(7, Verdict.status(7, Runs.with(Level.ERROR), Level.NOTE));
        assertEquals(137, Verdict.status(137, null, Level.NOTE));
        assertEquals(1, Verdict.status(1, Runs.noted("internal error"), Level.NOTE));
    }

    @Test
    void findingsCountFromTheLevelAskedFor() {
        assertEquals(66, Verdict.status(0, Runs.with(Level.ERROR), Level.ERROR));
        assertEquals(0, Verdict.status(0, Runs.with(Level.WARNING), Level.ERROR));
        assertEquals(66, Verdict.status(0, Runs.with(Level.NOTE, Level.WARNING), Level.WARNING));
        assertEquals(0, Verdict.status(0, Runs.with(Level.NOTE), Level.WARNING));
        assertEquals(66, Verdict.status(0, Runs.with(Level.NOTE), Level.NOTE));
        assertEquals(0, Verdict.status(0, Runs.with(), Level.NOTE));
    }

    @Test
    void aFailureOfOursIsNotACleanRun() {
        assertEquals(70, Verdict.status(0, null, Level.WARNING));
        assertEquals(70, Verdict.status(0, Runs.noted("Internal error in step 3: the analysis stopped"), Level.ERROR));
        assertEquals(0, Verdict.status(0, Runs.noted("3 classes were left alone"), Level.ERROR));
    }
}
