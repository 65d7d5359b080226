package dev.anyorder.testbed.targets.collections;

import dev.anyorder.testbed.targets.TwoThreads;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A pattern is immutable, each thread makes its own matcher. */
public final class PatternClean {
    private static final Pattern WORD = Pattern.compile("\\w+");

    static int words(String text) {
        Matcher matcher = WORD.matcher(text);
        int words = 0;
        while (matcher.find()) {
            words++;
        }
        return words;
    }

    public static void main(String[] args) throws Exception {
        TwoThreads.run(() -> words("one two"), () -> words("three"));
        System.out.println(words("four five six")); // prints: 3
    }
}
