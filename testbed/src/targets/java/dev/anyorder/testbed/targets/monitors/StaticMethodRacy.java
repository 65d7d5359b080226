package dev.anyorder.testbed.targets.monitors;

import dev.anyorder.testbed.targets.TwoThreads;

/** A static synchronized method locks the class, an instance method the object. */
public final class StaticMethodRacy {
    private static int tickets;

    static synchronized void buy() {
        tickets++; // race: StaticMethodRacy.tickets
    }

    synchronized void refund() {
        tickets--; // race: StaticMethodRacy.tickets
    }

    public static void main(String[] args) throws Exception {
        TwoThreads.run(StaticMethodRacy::buy, new StaticMethodRacy()::refund);
        System.out.println("sold"); // prints: sold
    }
}
