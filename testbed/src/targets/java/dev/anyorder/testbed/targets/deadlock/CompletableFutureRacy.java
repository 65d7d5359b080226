package dev.anyorder.testbed.targets.deadlock;

import java.util.concurrent.CompletableFuture;

/** Two stages that do not depend on each other. */
public final class CompletableFutureRacy { // analyses: deadlock
    private final Convoy convoy = new Convoy();
    private final Object left = new Object();
    private final Object right = new Object();
    private int sum;

    void one() {
        synchronized (left) { // deadlock
            synchronized (right) { // deadlock
                sum++;
            }
        }
    }

    void two() {
        synchronized (right) { // deadlock
            synchronized (left) { // deadlock
                sum++;
            }
        }
    }

    public static void main(String[] args) {
        CompletableFutureRacy shared = new CompletableFutureRacy();
        CompletableFuture<Void> one = CompletableFuture.runAsync(() -> shared.convoy.pass(shared::one));
        CompletableFuture<Void> two = CompletableFuture.runAsync(() -> shared.convoy.pass(shared::two));
        CompletableFuture.allOf(one, two).join();
        System.out.println(shared.sum); // prints: 2
    }
}
