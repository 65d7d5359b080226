package dev.anyorder.testbed.targets.deadlock;

import java.util.concurrent.CompletableFuture;

/** The second stage comes after the first. */
public final class CompletableFutureClean { // analyses: deadlock
    private final Convoy convoy = new Convoy();
    private final Object left = new Object();
    private final Object right = new Object();
    private int sum;

    void one() {
        synchronized (left) {
            synchronized (right) {
                sum++;
            }
        }
    }

    void two() {
        synchronized (right) {
            synchronized (left) {
                sum++;
            }
        }
    }

    public static void main(String[] args) {
        CompletableFutureClean shared = new CompletableFutureClean();
        CompletableFuture<Void> one = CompletableFuture.runAsync(() -> shared.convoy.pass(shared::one));
        CompletableFuture<Void> two = one.thenRunAsync(() -> shared.convoy.pass(shared::two));
        CompletableFuture.allOf(one, two).join();
        System.out.println(shared.sum); // prints: 2
    }
}
