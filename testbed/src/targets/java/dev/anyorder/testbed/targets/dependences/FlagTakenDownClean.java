package dev.anyorder.testbed.targets.dependences;

import dev.anyorder.testbed.targets.TwoThreads;
import java.util.concurrent.atomic.AtomicBoolean;

/** Who waits for a flag takes it down: the other puts it up only once it is down. */
public final class FlagTakenDownClean { // analyses: atomicity
    private final AtomicBoolean flag = new AtomicBoolean();

    void put() {
        for (int i = 0; i < 3; i++) {
            while (flag.get()) {
                Thread.yield();
            }
            flag.set(true);
        }
    }

    void take() {
        for (int i = 0; i < 3; i++) {
            while (!flag.get()) {
                Thread.yield();
            }
            flag.set(false);
        }
    }

    public static void main(String[] args) throws Exception {
        FlagTakenDownClean shared = new FlagTakenDownClean();
        TwoThreads.run(shared::put, shared::take);
        System.out.println("done"); // prints: done
    }
}
