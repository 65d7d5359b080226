package dev.anyorder.testbed.targets.determinism;

import dev.anyorder.api.Deterministic;

/** A volatile field that one task writes, and others read before they are started or after it is over. */
public final class VolatileClean { // analyses: determinism
    private volatile int value;

    @Deterministic
    int both() throws InterruptedException {
        value = 1;
        Thread child = new Thread(() -> value = value + 1);
        child.start();
        child.join();
        return value;
    }

    public static void main(String[] args) throws Exception {
        System.out.println(new VolatileClean().both()); // prints: 2
    }
}
