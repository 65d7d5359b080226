package dev.anyorder.testbed.targets.fields;

import dev.anyorder.testbed.targets.TwoThreads;

/** Both threads only read the volatile, which orders nothing. */
public final class VolatileReadersRacy {
    private volatile int epoch;
    private int data;

    int first() {
        data = 1; // race: VolatileReadersRacy.data
        return epoch;
    }

    int second() {
        int now = epoch;
        data = 1; // race: VolatileReadersRacy.data
        return now;
    }

    public static void main(String[] args) throws Exception {
        VolatileReadersRacy shared = new VolatileReadersRacy();
        TwoThreads.run(shared::first, shared::second);
        System.out.println(shared.data); // prints: 1
    }
}
