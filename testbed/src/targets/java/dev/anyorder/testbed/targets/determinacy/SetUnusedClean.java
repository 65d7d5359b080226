package dev.anyorder.testbed.targets.determinacy;

import dev.anyorder.testbed.targets.TwoThreads;
import java.util.HashSet;
import java.util.Set;

/** A set is the same in whichever order words come into it, also those that were in it already. */
public final class SetUnusedClean { // analyses: race,determinacy
    private final Set<String> words = new HashSet<>();

    void first() {
        synchronized (this) {
            words.add("word");
            words.add("one");
        }
    }

    void second() {
        synchronized (this) {
            words.add("word");
            words.add("two");
        }
    }

    public static void main(String[] args) throws Exception {
        SetUnusedClean shared = new SetUnusedClean();
        TwoThreads.run(shared::first, shared::second);
        System.out.println(shared.words.size()); // prints: 3
    }
}
