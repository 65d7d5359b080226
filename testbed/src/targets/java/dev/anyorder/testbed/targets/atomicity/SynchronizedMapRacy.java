package dev.anyorder.testbed.targets.atomicity;

import dev.anyorder.api.Atomic;
import dev.anyorder.testbed.targets.TwoThreads;
import java.util.Collections;
import java.util.HashMap;
import java.util.Map;

/** Each call on a synchronized map is a section of its own. */
public final class SynchronizedMapRacy { // analyses: atomicity
    private final Map<String, Integer> map = Collections.synchronizedMap(new HashMap<>());

    @Atomic
    void block() {
        if (!map.containsKey("a")) { // atomicity
            map.put("a", 1); // atomicity
        }
    }

    void other() {
        map.put("b", 2); // atomicity
    }

    public static void main(String[] args) throws Exception {
        SynchronizedMapRacy shared = new SynchronizedMapRacy();
        TwoThreads.run(shared::block, shared::other);
        System.out.println("done"); // prints: done
    }
}
