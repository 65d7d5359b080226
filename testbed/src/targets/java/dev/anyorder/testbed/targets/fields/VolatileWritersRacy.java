package dev.anyorder.testbed.targets.fields;

import dev.anyorder.testbed.targets.TwoThreads;

/** Both threads only write the volatile: a write does not receive what an earlier write sent. */
public final class VolatileWritersRacy {
    private volatile int epoch;
    private int data;

    void first() {
        data = 1; // race: VolatileWritersRacy.data
        epoch = 1;
    }

    void second() {
        epoch = 2;
        data = 1; // race: VolatileWritersRacy.data
    }

    public static void main(String[] args) throws Exception {
        VolatileWritersRacy shared = new VolatileWritersRacy();
        TwoThreads.run(shared::first, shared::second);
        System.out.println(shared.data); // prints: 1
    }
}
