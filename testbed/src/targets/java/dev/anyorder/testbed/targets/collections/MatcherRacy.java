package dev.anyorder.testbed.targets.collections;

import dev.anyorder.testbed.targets.TwoThreads;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A matcher has a position; only its pattern may be shared. */
public final class MatcherRacy {
    private final Matcher matcher = Pattern.compile("a+b").matcher("aab");

    boolean search() {
        return matcher.matches(); // race: Matcher.matches
    }

    public static void main(String[] args) throws Exception {
        MatcherRacy shared = new MatcherRacy();
        TwoThreads.run(shared::search, shared::search);
        System.out.println("searched"); // prints: searched
    }
}
