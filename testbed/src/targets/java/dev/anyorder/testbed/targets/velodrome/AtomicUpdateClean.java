package dev.anyorder.testbed.targets.velodrome;

import dev.anyorder.api.Atomic;
import dev.anyorder.testbed.targets.TwoThreads;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicLong;

/** A block that is one atomic call comes before or after another one, also if the two overlap again and again. */
public final class AtomicUpdateClean { // analyses: velodrome
    private static final int ROUNDS = 20_000;

    private final AtomicLong highest = new AtomicLong();
    private final AtomicBoolean flag = new AtomicBoolean();

    @Atomic
    private long raise(long to) {
        return highest.accumulateAndGet(to, Math::max);
    }

    @Atomic
    private boolean swap(boolean to) {
        return flag.compareAndSet(!to, to);
    }

    private void work() {
        for (int i = 0; i < ROUNDS; i++) {
            raise(i);
            swap(i % 2 == 0);
        }
    }

    public static void main(String[] args) throws Exception {
        AtomicUpdateClean shared = new AtomicUpdateClean();
        TwoThreads.run(shared::work, shared::work);
        System.out.println(shared.highest); // prints: 19999
    }
}
