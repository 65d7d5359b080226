package dev.anyorder.testbed.targets.fields;

import dev.anyorder.testbed.targets.TwoThreads;

/** A volatile flag publishes plain data. */
public final class VolatileFlagClean {
    private int data;
    private volatile boolean ready;

    void publish() {
        data = 42;
        ready = true;
    }

    void consume() {
        while (!ready) {
            Thread.onSpinWait();
        }
        System.out.println(data); // prints: 42
    }

    public static void main(String[] args) throws Exception {
        VolatileFlagClean channel = new VolatileFlagClean();
        TwoThreads.run(channel::publish, channel::consume);
    }
}
