package dev.anyorder.testbed.targets.atomicity;

import dev.anyorder.api.Atomic;
import dev.anyorder.testbed.targets.TwoThreads;

/** The two accesses of the block are to the fields of two objects. */
public final class DifferentObjectsClean { // analyses: atomicity
    private static final class Box {
        private int value;

        synchronized int get() {
            return value;
        }

        synchronized void set(int next) {
            value = next;
        }
    }

    private final Box from = new Box();
    private final Box to = new Box();

    @Atomic
    void block() {
        to.set(from.get());
    }

    void other() {
        from.set(3);
        to.set(4);
    }

    public static void main(String[] args) throws Exception {
        DifferentObjectsClean shared = new DifferentObjectsClean();
        TwoThreads.run(shared::block, shared::other);
        System.out.println("done"); // prints: done
    }
}
