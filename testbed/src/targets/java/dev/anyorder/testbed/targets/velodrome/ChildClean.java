package dev.anyorder.testbed.targets.velodrome;

import dev.anyorder.api.Atomic;
import dev.anyorder.testbed.targets.Hint;
import dev.anyorder.testbed.targets.TwoThreads;

/** What threads do among themselves that were started in a block disturbs nobody. */
public final class ChildClean { // analyses: velodrome
    private final Hint first = new Hint();
    private final Hint second = new Hint();
    private int value;

    @Atomic
    void block() throws InterruptedException {
        int found = value;
        Thread child = new Thread(() -> value = 7);
        child.start();
        child.join();
        value = found + 1;
        first.give();
    }

    void other() {
        first.take();
        int seen = value;
    }

    public static void main(String[] args) throws Exception {
        ChildClean shared = new ChildClean();
        TwoThreads.run(shared::block, shared::other);
        System.out.println("done"); // prints: done
    }
}
