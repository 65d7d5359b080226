package dev.anyorder.cli.run;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.anyorder.cli.Runs;
import dev.anyorder.core.finding.NoteType;
import dev.anyorder.core.finding.Severity;
import org.junit.jupiter.api.Test;

class ExitStatusTest {
    @Test
    void aStatusOfTheProgramOtherThanZeroWins() {
        assertEquals(7, ExitStatus.status(7, Runs.with(Severity.ERROR), Severity.NOTE));
        assertEquals(137, ExitStatus.status(137, null, Severity.NOTE));
        assertEquals(
                1, ExitStatus.status(1, Runs.noted(NoteType.INTERNAL_ERROR, "an error", "a place"), Severity.NOTE));
    }

    @Test
    void findingsCountFromTheLevelAskedFor() {
        assertEquals(66, ExitStatus.status(0, Runs.with(Severity.ERROR), Severity.ERROR));
        assertEquals(0, ExitStatus.status(0, Runs.with(Severity.WARNING), Severity.ERROR));
        assertEquals(66, ExitStatus.status(0, Runs.with(Severity.NOTE, Severity.WARNING), Severity.WARNING));
        assertEquals(0, ExitStatus.status(0, Runs.with(Severity.NOTE), Severity.WARNING));
        assertEquals(66, ExitStatus.status(0, Runs.with(Severity.NOTE), Severity.NOTE));
        assertEquals(0, ExitStatus.status(0, Runs.with(), Severity.NOTE));
    }

    @Test
    void aFailureOfOursIsNotACleanRun() {
        assertEquals(70, ExitStatus.status(0, null, Severity.WARNING));
        assertEquals(70, ExitStatus.status(0, Runs.noted(NoteType.INTERNAL_ERROR, "an error", ""), Severity.ERROR));
        assertEquals(0, ExitStatus.status(0, Runs.noted(NoteType.STACK_OVERFLOW), Severity.ERROR));
    }
}
