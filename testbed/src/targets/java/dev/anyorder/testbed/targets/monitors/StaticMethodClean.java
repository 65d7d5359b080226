package dev.anyorder.testbed.targets.monitors;

import dev.anyorder.testbed.targets.TwoThreads;

/** A static synchronized method and a block on the class literal use the same monitor. */
public final class StaticMethodClean {
    private static int tickets;

    static synchronized void buy() {
        tickets++;
    }

    void refund() {
        synchronized (StaticMethodClean.class) {
            tickets--;
        }
    }

    public static void main(String[] args) throws Exception {
        TwoThreads.run(StaticMethodClean::buy, new StaticMethodClean()::refund);
        System.out.println(tickets); // prints: 0
    }
}
