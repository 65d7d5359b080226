package dev.anyorder.testbed.targets.collections;

import dev.anyorder.testbed.targets.TwoThreads;
import java.util.LinkedHashMap;

/** A cache in insertion order. */
public final class LinkedHashMapRacy {
    private final LinkedHashMap<Integer, String> cache = new LinkedHashMap<>();

    void store() {
        cache.put(1, "one"); // race: LinkedHashMap.put
    }

    boolean has() {
        return cache.containsKey(2); // race: LinkedHashMap.containsKey
    }

    public static void main(String[] args) throws Exception {
        LinkedHashMapRacy shared = new LinkedHashMapRacy();
        TwoThreads.run(shared::store, shared::has);
        System.out.println(shared.cache); // prints: {1=one}
    }
}
