package dev.anyorder.testbed.targets.arrays;

import dev.anyorder.testbed.targets.TwoThreads;

/** Samples are mixed in place by both threads. */
public final class ShortArrayRacy {
    static void mix(short[] samples) {
        samples[2] += 100; // race: short[]
    }

    public static void main(String[] args) throws Exception {
        short[] samples = new short[5];
        TwoThreads.run(() -> mix(samples), () -> mix(samples));
        System.out.println(samples[2] >= 100); // prints: true
    }
}
