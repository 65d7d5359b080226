package dev.anyorder.testbed.targets.monitors;

import dev.anyorder.testbed.targets.TwoThreads;

/** Synchronized instance methods of two objects guard one static field: two monitors. */
public final class InstanceMethodRacy {
    private static int open;

    synchronized void open() {
        open++; // race: InstanceMethodRacy.open
    }

    public static void main(String[] args) throws Exception {
        InstanceMethodRacy front = new InstanceMethodRacy();
        InstanceMethodRacy back = new InstanceMethodRacy();
        TwoThreads.run(front::open, back::open);
        System.out.println("open"); // prints: open
    }
}
