package dev.anyorder.report;

import dev.anyorder.core.finding.Finding;
import dev.anyorder.core.finding.FindingKind;
import java.util.ArrayList;
import java.util.List;

/**
 * An edge of a cycle: one access comes before another.
 *
 * @param from the number of the first access in the finding, counted from 1
 * @param to the number of the other
 * @param cause in a word: {@code program}, {@code spawn}, {@code join}, {@code signal}, {@code lock}, {@code write}, {@code read} or
 *     {@code further}
 */
record CycleEdge(int from, int to, String cause) {
    /** The edges of a cycle in their order; none if the finding is none. */
    static List<CycleEdge> of(Finding finding) {
        List<CycleEdge> edges = new ArrayList<>();
        boolean isCycle =
                finding.kind() == FindingKind.DETERMINISM_CYCLE || finding.kind() == FindingKind.ATOMICITY_CYCLE;
        for (int i = 1; isCycle && i < finding.accesses().size(); i += 2) {
            edges.add(new CycleEdge(i, i + 1, finding.why().getOrDefault(Finding.LINK + (i / 2 + 1), "")));
        }
        return edges;
    }

    /** Why the one comes before the other. */
    String reason() {
        String one = "(" + from + ")";
        String other = "(" + to + ")";
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

    /** Where an access of a cycle is: in the block, in another one, or in none. */
    static String within(Finding finding, int number) {
        String other = finding.why().get(Finding.WITHIN + number);
        boolean isInside = number == 1 || number == finding.accesses().size();
        return isInside ? "in the block" : other == null ? "" : "in " + other;
    }
}
