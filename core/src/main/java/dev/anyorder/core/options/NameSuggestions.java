package dev.anyorder.core.options;

import java.util.List;
import java.util.Optional;

/** Error messages for unknown names, with the nearest known name. */
public final class NameSuggestions {
    private NameSuggestions() {}

    public static String unknown(String what, String name, List<String> known) {
        String hint =
                nearest(name, known).map(n -> ". Did you mean '" + n + "'?").orElse(".");
        return "Unknown " + what + " '" + name + "'" + hint + " Known: " + String.join(", ", known) + ".";
    }

    /** The known name with the smallest edit distance, if small enough for a typing error. */
    public static Optional<String> nearest(String name, List<String> known) {
        String best = null;
        int least = Math.max(2, name.length() / 3) + 1;
        for (String candidate : known) {
            int distance = distance(name, candidate);
            boolean beginning = name.length() >= 3 && candidate.startsWith(name);
            if (distance < least || (best == null && beginning)) {
                least = Math.min(least, distance);
                best = candidate;
            }
        }
        return Optional.ofNullable(best);
    }

    /** The Levenshtein distance. */
    private static int distance(String a, String b) {
        int[] row = new int[b.length() + 1];
        for (int j = 0; j <= b.length(); j++) {
            row[j] = j;
        }
        for (int i = 1; i <= a.length(); i++) {
            int diagonal = row[0];
            row[0] = i;
            for (int j = 1; j <= b.length(); j++) {
                int replaced = diagonal + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1);
                diagonal = row[j];
                row[j] = Math.min(replaced, 1 + Math.min(row[j], row[j - 1]));
            }
        }
        return row[b.length()];
    }
}
