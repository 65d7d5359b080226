package dev.anyorder.testbed.targets.atomicity;

import dev.anyorder.api.Atomic;
import dev.anyorder.testbed.targets.TwoThreads;
import java.util.HashMap;
import java.util.Map;

/** Is it there, and if not, put it there: one section. */
public final class MapClean { // analyses: atomicity
    private final Map<String, Integer> map = new HashMap<>();

    @Atomic
    synchronized void block() {
        if (!map.containsKey("a")) {
            map.put("a", 1);
        }
    }

    synchronized void other() {
        map.put("b", 2);
    }

    public static void main(String[] args) throws Exception {
        MapClean shared = new MapClean();
        TwoThreads.run(shared::block, shared::other);
        System.out.println("done"); // prints: done
    }
}
