package dev.anyorder.testbed.targets.atomicity;

import dev.anyorder.api.Atomic;
import dev.anyorder.testbed.targets.TwoThreads;
import java.util.Collections;
import java.util.HashMap;
import java.util.Map;

/** Who holds the monitor of a synchronized map has it for itself. */
public final class SynchronizedMapClean { // analyses: atomicity
    private final Map<String, Integer> map = Collections.synchronizedMap(new HashMap<>());

    @Atomic
    void block() {
        synchronized (map) {
            if (!map.containsKey("a")) {
                map.put("a", 1);
            }
        }
    }

    void other() {
        map.put("b", 2);
    }

    public static void main(String[] args) throws Exception {
        SynchronizedMapClean shared = new SynchronizedMapClean();
        TwoThreads.run(shared::block, shared::other);
        System.out.println("done"); // prints: done
    }
}
