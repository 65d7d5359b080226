package dev.anyorder.testbed.targets.atomicity;

import dev.anyorder.api.Atomic;
import dev.anyorder.testbed.targets.TwoThreads;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** Two keys are put, and somebody else puts a third one: how many there are is the same in any order. */
public final class TwoKeysOfMapClean { // analyses: atomicity
    private final Map<String, Integer> map = new ConcurrentHashMap<>(Map.of("a", 1));

    @Atomic
    void block() {
        map.put("b", 1);
        map.put("c", 2);
    }

    void other() {
        map.put("d", 3);
    }

    public static void main(String[] args) throws Exception {
        TwoKeysOfMapClean shared = new TwoKeysOfMapClean();
        TwoThreads.run(shared::block, shared::other);
        System.out.println("done"); // prints: done
    }
}
