package dev.anyorder.testbed.targets.determinism;

import dev.anyorder.api.Deterministic;
import dev.anyorder.testbed.targets.TwoThreads;
import java.util.concurrent.atomic.AtomicInteger;

/** Who gets which number is left to chance. */
public final class CounterUsedRacy { // analyses: determinism
    private final AtomicInteger next = new AtomicInteger();
    private final int[] owners = new int[2];

    private void take(int task) {
        int mine = next.getAndIncrement(); // conflict: AtomicInteger
        owners[mine] = task;
    }

    @Deterministic
    void both() throws Exception {
        TwoThreads.run(() -> take(1), () -> take(2));
    }

    public static void main(String[] args) throws Exception {
        CounterUsedRacy shared = new CounterUsedRacy();
        shared.both();
        System.out.println(shared.owners[0] + shared.owners[1]); // prints: 3
    }
}
