package dev.anyorder.testbed.targets.velodrome;

import static dev.anyorder.api.Tasks.atomic;

import dev.anyorder.testbed.targets.Hint;
import dev.anyorder.testbed.targets.TwoThreads;

/** Somebody writes between two blocks of one method. */
public final class BlockOfCodeClean { // analyses: velodrome
    private final Hint first = new Hint();
    private final Hint second = new Hint();
    private int value;

    void block() {
        int found = atomic(() -> value);
        first.give();
        second.take();
        atomic(() -> {
            value = found + 1;
        });
    }

    void other() {
        first.take();
        value = 3;
        second.give();
    }

    public static void main(String[] args) throws Exception {
        BlockOfCodeClean shared = new BlockOfCodeClean();
        TwoThreads.run(shared::block, shared::other);
        System.out.println("done"); // prints: done
    }
}
