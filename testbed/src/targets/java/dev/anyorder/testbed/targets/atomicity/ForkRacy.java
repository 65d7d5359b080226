package dev.anyorder.testbed.targets.atomicity;

import dev.anyorder.api.Atomic;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinTask;

/** A forked task that is joined after the block. */
public final class ForkRacy { // analyses: atomicity
    private int value;

    @Atomic
    void block() {
        int found;
        synchronized (this) {
            found = value; // atomicity: ForkRacy.value
        }
        synchronized (this) {
            value = found + 1; // atomicity: ForkRacy.value
        }
    }

    synchronized void other() {
        value = 3; // atomicity: ForkRacy.value
    }

    public static void main(String[] args) throws Exception {
        ForkRacy shared = new ForkRacy();
        ForkJoinPool.commonPool().invoke(ForkJoinTask.adapt(() -> {
            ForkJoinTask<?> other = ForkJoinTask.adapt(shared::other).fork();
            shared.block();
            other.join();
        }));
        System.out.println("done"); // prints: done
    }
}
