package dev.anyorder.report;

/**
 * A pattern for dotted names: {@code *} matches any characters except a dot, {@code **} any characters. Time is at most
 * pattern length times name length.
 */
final class NameGlob {
    private final String pattern;

    NameGlob(String pattern) {
        this.pattern = pattern;
    }

    boolean matches(String name) {
        // reached[i]: the pattern so far matches the first i characters.
        boolean[] reached = new boolean[name.length() + 1];
        reached[0] = true;
        int p = 0;
        while (p < pattern.length()) {
            if (pattern.startsWith("**", p)) {
                star(reached, name, true);
                p += 2;
            } else if (pattern.charAt(p) == '*') {
                star(reached, name, false);
                p++;
            } else {
                literal(reached, name, pattern.charAt(p));
                p++;
            }
        }
        return reached[name.length()];
    }

    private static void star(boolean[] reached, String name, boolean acrossDots) {
        for (int i = 1; i < reached.length; i++) {
            reached[i] |= reached[i - 1] && (acrossDots || name.charAt(i - 1) != '.');
        }
    }

    private static void literal(boolean[] reached, String name, char c) {
        for (int i = reached.length - 1; i > 0; i--) {
            reached[i] = reached[i - 1] && name.charAt(i - 1) == c;
        }
        reached[0] = false;
    }

    @Override
    public String toString() {
        return pattern;
    }
}
