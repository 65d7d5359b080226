package dev.anyorder.testbed.targets.fields;

import dev.anyorder.testbed.targets.TwoThreads;

/** The flag is raised too early: the data is written after it. */
public final class VolatileFlagRacy {
    private int data;
    private volatile boolean ready;

    void publish() {
        ready = true;
        data = 42; // race: VolatileFlagRacy.data
    }

    int consume() {
        while (!ready) {
            Thread.onSpinWait();
        }
        return data; // race: VolatileFlagRacy.data
    }

    public static void main(String[] args) throws Exception {
        VolatileFlagRacy channel = new VolatileFlagRacy();
        TwoThreads.run(channel::publish, channel::consume);
        System.out.println(channel.data); // prints: 42
    }
}
