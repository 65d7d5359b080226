package dev.anyorder.testbed.targets.determinism;

import dev.anyorder.api.Deterministic;
import dev.anyorder.testbed.targets.TwoThreads;
import java.util.concurrent.atomic.AtomicBoolean;

/** Whoever is first. */
public final class FirstWinsRacy { // analyses: determinism
    private final AtomicBoolean taken = new AtomicBoolean();
    private int winner;

    private void run(int task) {
        if (taken.compareAndSet(false, true)) { // conflict: AtomicBoolean
            winner = task;
        }
    }

    @Deterministic
    void both() throws Exception {
        TwoThreads.run(() -> run(1), () -> run(2));
    }

    public static void main(String[] args) throws Exception {
        FirstWinsRacy shared = new FirstWinsRacy();
        shared.both();
        System.out.println(shared.winner > 0); // prints: true
    }
}
