package dev.anyorder.report;

import dev.anyorder.core.finding.AccessInfo;
import dev.anyorder.core.finding.Finding;
import dev.anyorder.core.finding.Kind;
import java.util.List;

/** What is to be deterministic, or atomic, and how somebody comes into it, edge by edge. */
final class CycleText {
    private final Ink ink;
    private final Finding finding;

    CycleText(Ink ink, Finding finding) {
        this.ink = ink;
        this.finding = finding;
    }

    /** Whether the finding is about something that is to be deterministic, or a cycle. */
    static boolean fits(Finding finding) {
        return switch (finding.kind()) {
            case ATOMICITY_CYCLE, DETERMINISM_CONFLICT, DETERMINISM_CYCLE, NONDETERMINISM_SOURCE -> true;
            default -> false;
        };
    }

    void write() {
        String block = finding.why().getOrDefault(Finding.BLOCK, "a block");
        boolean isCycle = finding.kind() == Kind.DETERMINISM_CYCLE || finding.kind() == Kind.ATOMICITY_CYCLE;
        String what = switch (finding.kind()) {
            case ATOMICITY_CYCLE ->
                finding.why().containsKey(Finding.BLAMED)
                        ? "atomic, but others came after one part of it, and before another:"
                        : "atomic, as others are, but each would have to come before the next, and the last before it:";
            case DETERMINISM_CYCLE ->
                "deterministic, but what is outside comes after one part of it, and before another:";
            case DETERMINISM_CONFLICT -> "deterministic, but which of (1) and (2) comes first is left to chance";
            default -> "deterministic, but what the call returns, or does, is left to chance";
        };
        ink.line().indent(2).line(block + " is to be " + what);
        if (isCycle) {
            ink.line();
            List<AccessInfo> ends = finding.accesses();
            for (int i = 0; i + 1 < ends.size(); i += 2) {
                String cause = finding.why().getOrDefault(Finding.LINK + (i / 2 + 1), "");
                end(i, ends);
                ink.indent(7).line("before, since " + reason(cause, i + 1, i + 2));
                end(i + 1, ends);
            }
        }
    }

    private void end(int i, List<AccessInfo> ends) {
        boolean isInside = i == 0 || i == ends.size() - 1;
        String within = finding.why().get(Finding.WITHIN + (i + 1));
        String outside = isInside ? ", in the block" : within == null ? "" : ", in " + within;
        AccessInfo access = ends.get(i);
        ink.indent(2).line("(" + (i + 1) + ") " + Words.deed(access) + " by " + Words.task(access.task()) + outside);
    }

    private static String reason(String cause, int first, int second) {
        String one = "(" + first + ")";
        String other = "(" + second + ")";
        return switch (cause) {
            case "program" -> "the block's own task has left the block";
            case "spawn" -> one + " starts the task of what follows";
            case "join" -> other + " waits for the end of that task";
            case "signal" -> other + " waits for what " + one + " signals";
            case "lock" -> other + " takes the lock that " + one + " releases";
            case "write" -> other + " finds what " + one + " wrote";
            case "read" -> other + " overwrites what " + one + " read";
            default -> "a long row of others leads from " + one + " to " + other;
        };
    }
}
