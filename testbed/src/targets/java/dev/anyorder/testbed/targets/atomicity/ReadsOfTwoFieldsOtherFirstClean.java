package dev.anyorder.testbed.targets.atomicity;

import dev.anyorder.api.Atomic;
import dev.anyorder.testbed.targets.Hint;
import dev.anyorder.testbed.targets.TwoThreads;

/** The block reads one field and then another; somebody writes a third, and came first. */
public final class ReadsOfTwoFieldsOtherFirstClean { // analyses: atomicity
    private int left;
    private int right;
    private int third;

    @Atomic
    void block() {
        synchronized (this) {
            int first = left;
        }
        synchronized (this) {
            int second = right;
        }
    }

    void other() {
        synchronized (this) {
            third = 3;
        }
    }

    public static void main(String[] args) throws Exception {
        ReadsOfTwoFieldsOtherFirstClean shared = new ReadsOfTwoFieldsOtherFirstClean();
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
