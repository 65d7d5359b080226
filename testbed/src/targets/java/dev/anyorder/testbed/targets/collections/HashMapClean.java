package dev.anyorder.testbed.targets.collections;

import dev.anyorder.testbed.targets.TwoThreads;
import java.util.HashMap;
import java.util.Map;

/** A HashMap under a lock while it changes, and without one when it no longer does. */
public final class HashMapClean {
    private final Map<String, Integer> ages = new HashMap<>();

    void add(String name, int age) {
        synchronized (ages) {
            ages.put(name, age);
        }
    }

    int total() {
        int total = 0;
        for (int age : ages.values()) {
            total += age;
        }
        return total + ages.getOrDefault("ada", 0);
    }

    public static void main(String[] args) throws Exception {
        HashMapClean people = new HashMapClean();
        TwoThreads.run(() -> people.add("ada", 36), () -> people.add("alan", 41));
        TwoThreads.run(people::total, people::total);
        System.out.println(people.total()); // prints: 113
    }
}
