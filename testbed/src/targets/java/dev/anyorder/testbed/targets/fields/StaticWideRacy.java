package dev.anyorder.testbed.targets.fields;

import dev.anyorder.testbed.targets.TwoThreads;

/** Static long and double, written by both threads. */
public final class StaticWideRacy {
    private static long bytes;
    private static double ratio;

    static void first() {
        bytes = 5_000_000_000L; // race: StaticWideRacy.bytes
        ratio = 0.5; // race: StaticWideRacy.ratio
    }

    static void second() {
        bytes = 5_000_000_000L; // race: StaticWideRacy.bytes
        ratio = 0.5; // race: StaticWideRacy.ratio
    }

    public static void main(String[] args) throws Exception {
        TwoThreads.run(StaticWideRacy::first, StaticWideRacy::second);
        System.out.println(bytes * ratio); // prints: 2.5E9
    }
}
