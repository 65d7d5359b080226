package dev.anyorder.cli.run;

import dev.anyorder.core.finding.NoteType;
import dev.anyorder.core.finding.RunResult;
import dev.anyorder.core.finding.Severity;
import org.jspecify.annotations.Nullable;

/** Chooses the exit status. A nonzero status of the program wins. */
public final class ExitStatus {
    /** Only if the program ended with 0. */
    public static final int FINDINGS = 66;
    /** The program was not started. */
    public static final int USAGE = 2;
    /** Only if the program ended with 0. */
    public static final int INTERNAL = 70;

    private ExitStatus() {}

    /**
     * The exit status of {@code check}.
     *
     * @param program the program's own exit status
     * @param result what AnyOrder found, or null if it left nothing that can be read
     * @param failOn the least severity of a finding that counts
     */
    public static int status(int program, @Nullable RunResult result, Severity failOn) {
        if (program != 0) {
            return program;
        }
        if (result == null || hasFailed(result)) {
            return INTERNAL;
        }
        boolean found = result.findings().stream()
                .anyMatch(finding -> finding.severity().atLeast(failOn));
        return found ? FINDINGS : 0;
    }

    private static boolean hasFailed(RunResult result) {
        return result.run().notes().stream().anyMatch(note -> note.type() == NoteType.INTERNAL_ERROR);
    }
}
