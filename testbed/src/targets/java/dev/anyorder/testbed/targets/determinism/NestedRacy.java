package dev.anyorder.testbed.targets.determinism;

import dev.anyorder.api.Deterministic;

/** What is wrong in an inner block is wrong in the outer one, too. */
public final class NestedRacy { // analyses: determinism
    private volatile int value;

    @Deterministic
    void outer() throws InterruptedException {
        value = 3;
        inner();
    }

    @Deterministic
    void inner() throws InterruptedException {
        Thread child = new Thread(() -> {
            value = 1; // conflict: NestedRacy.value
        });
        child.start();
        value = 2; // conflict: NestedRacy.value
        child.join();
    }

    public static void main(String[] args) throws Exception {
        NestedRacy shared = new NestedRacy();
        shared.outer();
        System.out.println(shared.value > 0); // prints: true
    }
}
