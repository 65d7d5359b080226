package dev.anyorder.testbed.targets.atomicity;

import dev.anyorder.api.Atomic;
import dev.anyorder.testbed.targets.TwoThreads;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** All values are added up and the sum is put; somebody else puts the same key. */
public final class SumOfMapRacy { // analyses: atomicity
    private final Map<String, Integer> map = new ConcurrentHashMap<>(Map.of("a", 1));

    private int sum() {
        int sum = 0;
        for (int value : map.values()) { // atomicity: ConcurrentHashMap.values
            sum += value;
        }
        return sum;
    }

    @Atomic
    void block() {
        int sum = sum();
        map.put("sum", sum); // atomicity: ConcurrentHashMap.put
    }

    void other() {
        map.put("sum", 0); // atomicity: ConcurrentHashMap.put
    }

    public static void main(String[] args) throws Exception {
        SumOfMapRacy shared = new SumOfMapRacy();
        TwoThreads.run(shared::block, shared::other);
        System.out.println("done"); // prints: done
    }
}
