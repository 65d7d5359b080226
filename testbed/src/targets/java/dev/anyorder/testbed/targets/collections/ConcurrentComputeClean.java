package dev.anyorder.testbed.targets.collections;

import dev.anyorder.testbed.targets.TwoThreads;
import java.util.concurrent.ConcurrentHashMap;

/** The functions of compute and merge run one at a time for the same key. */
public final class ConcurrentComputeClean {
    private final ConcurrentHashMap<String, int[]> counts = new ConcurrentHashMap<>();
    private int calls;

    void count() {
        for (int i = 0; i < 10; i++) {
            counts.compute("key", (key, old) -> {
                calls++;
                int[] next = old == null ? new int[1] : old;
                next[0]++;
                return next;
            });
        }
        counts.computeIfAbsent("other", key -> new int[] {5});
    }

    public static void main(String[] args) throws Exception {
        ConcurrentComputeClean shared = new ConcurrentComputeClean();
        TwoThreads.run(shared::count, shared::count);
        System.out.println(
                shared.calls + shared.counts.get("key")[0] + shared.counts.get("other")[0]); // prints: 45
    }
}
