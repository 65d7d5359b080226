package dev.anyorder.agent.catalogue;

import java.util.StringTokenizer;
import org.jspecify.annotations.Nullable;

/** The tokens of a part of a line. */
final class TokenReader {
    private final String[] words;
    private final ModelLine line;
    private int next;

    TokenReader(String text, ModelLine line) {
        StringTokenizer tokens = new StringTokenizer(text);
        this.words = new String[tokens.countTokens()];
        for (int i = 0; i < words.length; i++) {
            words[i] = tokens.nextToken();
        }
        this.line = line;
    }

    ModelLine place() {
        return line;
    }

    boolean atEnd() {
        return next == words.length;
    }

    /** {@code null} at the end. */
    @Nullable
    String peek() {
        return atEnd() ? null : words[next];
    }

    /** Takes the next token if it is this one. */
    boolean take(String word) {
        if (!atEnd() && words[next].equals(word)) {
            next++;
            return true;
        }
        return false;
    }

    /** Takes any token. */
    String take(String expected, String advice) {
        if (atEnd()) {
            throw error(expected + " is missing. " + advice);
        }
        return words[next++];
    }

    int number(String after) {
        String word = take("A number", "Write a Java release, such as 'since 21'.");
        try {
            return Integer.parseInt(word);
        } catch (NumberFormatException e) {
            throw error("'" + word + "' is not a number. Write a Java release after '" + after + "'.");
        }
    }

    /** Takes {@code [since N] [until N]}. */
    ReleaseRange releases() {
        int since = take("since") ? number("since") : 0;
        int until = take("until") ? number("until") : Integer.MAX_VALUE;
        return since == 0 && until == Integer.MAX_VALUE ? ReleaseRange.ALL : new ReleaseRange(since, until);
    }

    ModelException error(String sentence) {
        return new ModelException(line, sentence);
    }
}
