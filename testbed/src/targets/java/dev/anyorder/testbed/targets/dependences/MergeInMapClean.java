package dev.anyorder.testbed.targets.dependences;

import dev.anyorder.testbed.targets.TwoThreads;
import java.util.Collections;
import java.util.HashMap;
import java.util.Map;

/** The map reads and writes at once. */
public final class MergeInMapClean { // analyses: atomicity
    private final Map<Integer, Integer> map = Collections.synchronizedMap(new HashMap<>());

    void act() {
        map.merge(1000, 1, Integer::sum);
    }

    public static void main(String[] args) throws Exception {
        MergeInMapClean shared = new MergeInMapClean();
        TwoThreads.run(shared::act, shared::act);
        System.out.println("done"); // prints: done
    }
}
