package dev.anyorder.testbed.targets.language;

import dev.anyorder.testbed.targets.TwoThreads;

/** A stack overflow in the program is the program's own affair, in and out of a lock. */
public final class StackOverflowClean { // alone: the agent may stop watching when a stack is full
    private int depth;

    synchronized void fall() {
        depth++;
        fall();
    }

    void survive() {
        try {
            fall();
        } catch (StackOverflowError expected) {
            depth(expected);
        }
    }

    synchronized void depth(Error expected) {
        depth = 1;
    }

    public static void main(String[] args) throws Exception {
        StackOverflowClean shared = new StackOverflowClean();
        TwoThreads.run(shared::survive, shared::survive);
        System.out.println(shared.depth); // prints: 1
    }
}
