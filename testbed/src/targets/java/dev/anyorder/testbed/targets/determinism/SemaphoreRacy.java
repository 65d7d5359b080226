package dev.anyorder.testbed.targets.determinism;

import dev.anyorder.api.Deterministic;
import dev.anyorder.testbed.targets.TwoThreads;
import java.util.concurrent.Semaphore;

/** A semaphore as a lock: either may come first. */
public final class SemaphoreRacy { // analyses: determinism
    private final Semaphore permits = new Semaphore(1);
    private String text = "";

    private void add(String more) throws InterruptedException {
        permits.acquire(); // conflict: Semaphore
        text = text + more;
        permits.release();
    }

    @Deterministic
    void both() throws Exception {
        TwoThreads.run(() -> add("a"), () -> add("b"));
    }

    public static void main(String[] args) throws Exception {
        SemaphoreRacy shared = new SemaphoreRacy();
        shared.both();
        System.out.println(shared.text.length()); // prints: 2
    }
}
