package dev.anyorder.testbed.targets.determinacy;

import dev.anyorder.testbed.targets.TwoThreads;
import java.util.HashSet;
import java.util.Set;

/** Who puts the word in first learns so. */
public final class SetUsedRacy { // analyses: race,determinacy
    private final Set<String> words = new HashSet<>();
    private boolean one;
    private boolean two;

    void first() {
        synchronized (this) {
            one = words.add("word"); // determinacy: HashSet.add
        }
    }

    void second() {
        synchronized (this) {
            two = words.add("word"); // determinacy: HashSet.add
        }
    }

    public static void main(String[] args) throws Exception {
        SetUsedRacy shared = new SetUsedRacy();
        TwoThreads.run(shared::first, shared::second);
        System.out.println(shared.one != shared.two); // prints: true
    }
}
