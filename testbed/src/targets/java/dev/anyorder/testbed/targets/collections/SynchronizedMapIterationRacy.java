package dev.anyorder.testbed.targets.collections;

import dev.anyorder.testbed.targets.TwoThreads;
import java.util.Collections;
import java.util.HashMap;
import java.util.Map;

/** Walking over a synchronized map without its lock. */
public final class SynchronizedMapIterationRacy {
    private final Map<String, Integer> ages = Collections.synchronizedMap(new HashMap<>());

    void add() {
        ages.put("ada", 36); // race
    }

    int total() {
        int total = 0;
        try {
            for (int age : ages.values()) { // race
                total += age;
            }
        } catch (java.util.ConcurrentModificationException e) {
            return -1;
        }
        return total;
    }

    public static void main(String[] args) throws Exception {
        SynchronizedMapIterationRacy people = new SynchronizedMapIterationRacy();
        people.ages.put("alan", 41);
        TwoThreads.run(people::add, people::total);
        System.out.println(people.ages.size()); // prints: 2
    }
}
