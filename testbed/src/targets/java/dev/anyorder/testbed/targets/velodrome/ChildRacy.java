package dev.anyorder.testbed.targets.velodrome;

import dev.anyorder.api.Atomic;
import dev.anyorder.testbed.targets.Hint;
import dev.anyorder.testbed.targets.TwoThreads;

/** What a thread does that was started in a block is the doing of the block: it writes, and somebody answers the block. */
public final class ChildRacy { // analyses: velodrome
    private final Hint first = new Hint();
    private final Hint second = new Hint();
    private int question;
    private int answer;

    @Atomic
    void block() throws InterruptedException {
        Thread child = new Thread(() -> {
            question = 1; // unserialisable: ChildRacy.block
            first.give();
        });
        child.start();
        second.take();
        int seen = answer; // unserialisable: ChildRacy.block
        child.join();
    }

    void other() {
        first.take();
        int seen = question; // unserialisable: ChildRacy.block
        answer = seen + 1; // unserialisable: ChildRacy.block
        second.give();
    }

    public static void main(String[] args) throws Exception {
        ChildRacy shared = new ChildRacy();
        TwoThreads.run(shared::block, shared::other);
        System.out.println("done"); // prints: done
    }
}
