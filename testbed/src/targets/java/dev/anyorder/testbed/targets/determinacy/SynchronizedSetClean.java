package dev.anyorder.testbed.targets.determinacy;

import dev.anyorder.testbed.targets.TwoThreads;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** A set with a lock of its own, by method reference. */
public final class SynchronizedSetClean { // analyses: race,determinacy
    private final Set<String> words = Collections.synchronizedSet(new HashSet<>());

    void first() {
        List.of("one", "both").forEach(words::add);
    }

    void second() {
        List.of("two", "both").forEach(words::add);
    }

    public static void main(String[] args) throws Exception {
        SynchronizedSetClean shared = new SynchronizedSetClean();
        TwoThreads.run(shared::first, shared::second);
        System.out.println(shared.words.size()); // prints: 3
    }
}
