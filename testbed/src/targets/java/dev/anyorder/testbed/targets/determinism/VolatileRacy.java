package dev.anyorder.testbed.targets.determinism;

import dev.anyorder.api.Deterministic;

/** A volatile field is no data race, but who comes first is left to chance. */
public final class VolatileRacy { // analyses: determinism
    private volatile int value;

    @Deterministic
    void both() throws InterruptedException {
        Thread child = new Thread(() -> {
            value = 1; // conflict: VolatileRacy.value
        });
        child.start();
        value = 2; // conflict: VolatileRacy.value
        child.join();
    }

    public static void main(String[] args) throws Exception {
        VolatileRacy shared = new VolatileRacy();
        shared.both();
        System.out.println(shared.value > 0); // prints: true
    }
}
