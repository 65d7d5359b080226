package dev.anyorder.testbed.targets.fields;

import dev.anyorder.testbed.targets.TwoThreads;

/** A long, which takes two stack slots. */
public final class LongRacy {
    private long nanos;

    void stamp() {
        nanos = 1L << 40; // race: LongRacy.nanos
    }

    long age() {
        return 0 - nanos; // race: LongRacy.nanos
    }

    public static void main(String[] args) throws Exception {
        LongRacy clock = new LongRacy();
        TwoThreads.run(clock::stamp, clock::age);
        System.out.println(clock.nanos); // prints: 1099511627776
    }
}
