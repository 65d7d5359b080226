package dev.anyorder.testbed.targets.atomicity;

import dev.anyorder.testbed.targets.TwoThreads;

/** Nobody said that reading and writing are to be one. */
public final class NoBlockClean { // analyses: atomicity
    private int value;

    synchronized int get() {
        return value;
    }

    synchronized void set(int next) {
        value = next;
    }

    void block() {
        set(get() + 1);
    }

    public static void main(String[] args) throws Exception {
        NoBlockClean shared = new NoBlockClean();
        TwoThreads.run(shared::block, shared::block);
        System.out.println("done"); // prints: done
    }
}
