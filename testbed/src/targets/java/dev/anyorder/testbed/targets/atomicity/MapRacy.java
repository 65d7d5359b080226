package dev.anyorder.testbed.targets.atomicity;

import dev.anyorder.api.Atomic;
import dev.anyorder.testbed.targets.TwoThreads;
import java.util.HashMap;
import java.util.Map;

/** Is it there, and if not, put it there: two sections. */
public final class MapRacy { // analyses: atomicity
    private final Map<String, Integer> map = new HashMap<>();

    @Atomic
    void block() {
        boolean isThere;
        synchronized (this) {
            isThere = map.containsKey("a"); // atomicity: HashMap.containsKey
        }
        if (!isThere) {
            synchronized (this) {
                map.put("a", 1); // atomicity: HashMap.put
            }
        }
    }

    synchronized void other() {
        map.put("b", 2); // atomicity: HashMap.put
    }

    public static void main(String[] args) throws Exception {
        MapRacy shared = new MapRacy();
        TwoThreads.run(shared::block, shared::other);
        System.out.println("done"); // prints: done
    }
}
