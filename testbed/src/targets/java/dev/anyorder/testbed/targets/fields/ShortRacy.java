package dev.anyorder.testbed.targets.fields;

import dev.anyorder.testbed.targets.TwoThreads;

/** A compound assignment to a short in both threads. */
public final class ShortRacy {
    private short port = 8000;

    void next() {
        port += 1; // race: ShortRacy.port
    }

    public static void main(String[] args) throws Exception {
        ShortRacy server = new ShortRacy();
        TwoThreads.run(server::next, server::next);
        System.out.println("bound"); // prints: bound
    }
}
