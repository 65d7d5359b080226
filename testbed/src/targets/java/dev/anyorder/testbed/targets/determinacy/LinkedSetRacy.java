package dev.anyorder.testbed.targets.determinacy;

import dev.anyorder.testbed.targets.TwoThreads;
import java.util.LinkedHashSet;
import java.util.Set;

/** This set keeps the order in which its elements came. */
public final class LinkedSetRacy { // analyses: race,determinacy
    private final Set<String> words = new LinkedHashSet<>();

    void first() {
        synchronized (this) {
            words.add("one"); // determinacy: LinkedHashSet.add
        }
    }

    void second() {
        synchronized (this) {
            words.add("two"); // determinacy: LinkedHashSet.add
        }
    }

    public static void main(String[] args) throws Exception {
        LinkedSetRacy shared = new LinkedSetRacy();
        TwoThreads.run(shared::first, shared::second);
        System.out.println(shared.words.size()); // prints: 2
    }
}
