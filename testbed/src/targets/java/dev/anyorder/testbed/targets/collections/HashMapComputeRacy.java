package dev.anyorder.testbed.targets.collections;

import dev.anyorder.testbed.targets.TwoThreads;
import java.util.HashMap;
import java.util.Map;

/** Counting words with merge, which is a read and a write of the map. */
public final class HashMapComputeRacy {
    private final Map<String, Integer> counts = new HashMap<>(64);

    void count(String word) {
        counts.merge(word, 1, Integer::sum); // race: HashMap.merge
    }

    public static void main(String[] args) throws Exception {
        HashMapComputeRacy words = new HashMapComputeRacy();
        TwoThreads.run(() -> words.count("a"), () -> words.count("b"));
        System.out.println("counted"); // prints: counted
    }
}
