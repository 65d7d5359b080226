package dev.anyorder.testbed.targets.collections;

import dev.anyorder.testbed.targets.TwoThreads;
import java.util.Collections;
import java.util.HashSet;
import java.util.Set;

/** Whether a wrapped set has been changed is known only after its lock is free again. */
public final class SynchronizedResultClean {
    private final Set<Integer> numbers = Collections.synchronizedSet(new HashSet<>());

    int add() {
        int added = 0;
        for (int i = 0; i < 200; i++) {
            if (numbers.add(i)) {
                added++;
            }
        }
        return added;
    }

    public static void main(String[] args) throws Exception {
        SynchronizedResultClean shared = new SynchronizedResultClean();
        int[] added = new int[2];
        TwoThreads.run(() -> added[0] = shared.add(), () -> added[1] = shared.add());
        System.out.println(added[0] + added[1]); // prints: 200
    }
}
