package dev.anyorder.testbed.targets.dependences;

import dev.anyorder.testbed.targets.TwoThreads;
import java.util.Collections;
import java.util.HashMap;
import java.util.Map;

/** Each call on a synchronized map is a section of its own. */
public final class CountInMapRacy { // analyses: atomicity
    private final Map<Integer, Integer> map = Collections.synchronizedMap(new HashMap<>());

    void act() {
        Integer old = map.get(1000); // atomicity
        map.put(1000, old == null ? 1 : old + 1); // atomicity
    }

    public static void main(String[] args) throws Exception {
        CountInMapRacy shared = new CountInMapRacy();
        TwoThreads.run(shared::act, shared::act);
        System.out.println("done"); // prints: done
    }
}
