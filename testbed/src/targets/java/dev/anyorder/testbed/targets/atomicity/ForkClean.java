package dev.anyorder.testbed.targets.atomicity;

import dev.anyorder.api.Atomic;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinTask;

/** A forked task that is joined before the block. */
public final class ForkClean { // analyses: atomicity
    private int value;

    @Atomic
    void block() {
        int found;
        synchronized (this) {
            found = value;
        }
        synchronized (this) {
            value = found + 1;
        }
    }

    synchronized void other() {
        value = 3;
    }

    public static void main(String[] args) throws Exception {
        ForkClean shared = new ForkClean();
        ForkJoinPool.commonPool().invoke(ForkJoinTask.adapt(() -> {
            ForkJoinTask.adapt(shared::other).fork().join();
            shared.block();
        }));
        System.out.println("done"); // prints: done
    }
}
