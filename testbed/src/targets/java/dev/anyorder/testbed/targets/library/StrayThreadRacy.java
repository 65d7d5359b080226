package dev.anyorder.testbed.targets.library;

import static dev.anyorder.api.Tasks.*;

/** A finish does not wait for a thread that one of its tasks starts. */
public final class StrayThreadRacy {
    private static int x;

    public static void main(String[] args) throws InterruptedException {
        Thread[] stray = new Thread[1];
        finish(() -> async(() -> {
            stray[0] = new Thread(() -> {
                x = 1; // race: StrayThreadRacy.x
            });
            stray[0].start();
        }));
        x = 2; // race: StrayThreadRacy.x
        stray[0].join();
        System.out.println(x > 0); // prints: true
    }
}
