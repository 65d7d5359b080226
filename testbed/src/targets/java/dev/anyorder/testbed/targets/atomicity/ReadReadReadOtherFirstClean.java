package dev.anyorder.testbed.targets.atomicity;

import dev.anyorder.api.Atomic;
import dev.anyorder.testbed.targets.Hint;
import dev.anyorder.testbed.targets.TwoThreads;

/** Three reads, the lone one first. */
public final class ReadReadReadOtherFirstClean { // analyses: atomicity
    private int value;

    @Atomic
    void block() {
        synchronized (this) {
            int first = value;
        }
        synchronized (this) {
            int second = value;
        }
    }

    void other() {
        synchronized (this) {
            int seen = value;
        }
    }

    public static void main(String[] args) throws Exception {
        ReadReadReadOtherFirstClean shared = new ReadReadReadOtherFirstClean();
        Hint over = new Hint();
        TwoThreads.run(
                () -> {
                    over.take();
                    shared.block();
                },
                () -> {
                    shared.other();
                    over.give();
                });
        System.out.println("done"); // prints: done
    }
}
