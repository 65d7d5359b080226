package dev.anyorder.testbed.targets.collections;

import dev.anyorder.testbed.targets.TwoThreads;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Wrapped collections lock themselves; a walk over one takes the lock by hand. */
public final class SynchronizedWrappersClean {
    private final Map<String, Integer> ages = Collections.synchronizedMap(new HashMap<>());
    private final List<String> names = Collections.synchronizedList(new ArrayList<>());

    void add(String name, int age) {
        ages.put(name, age);
        names.add(name);
        int total = 0;
        synchronized (ages) {
            for (int other : ages.values()) {
                total += other;
            }
        }
        synchronized (names) {
            for (String other : names) {
                total += other.length();
            }
        }
    }

    public static void main(String[] args) throws Exception {
        SynchronizedWrappersClean people = new SynchronizedWrappersClean();
        TwoThreads.run(() -> people.add("ada", 36), () -> people.add("alan", 41));
        System.out.println(people.ages.size() + people.names.size()); // prints: 4
    }
}
