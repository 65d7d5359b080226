package dev.anyorder.testbed.targets.determinism;

import dev.anyorder.api.Deterministic;
import dev.anyorder.testbed.targets.TwoThreads;
import java.util.concurrent.CountDownLatch;

/** The block cannot go on before somebody outside has, who cannot begin before the block has. */
public final class OutsiderLatchRacy { // analyses: determinism
    private final CountDownLatch question = new CountDownLatch(1);
    private final CountDownLatch answer = new CountDownLatch(1);

    @Deterministic
    void ask() throws InterruptedException {
        question.countDown(); // cycle: OutsiderLatchRacy.ask
        answer.await(); // cycle: OutsiderLatchRacy.ask
    }

    void reply() throws InterruptedException {
        question.await(); // cycle: OutsiderLatchRacy.ask
        answer.countDown(); // cycle: OutsiderLatchRacy.ask
    }

    public static void main(String[] args) throws Exception {
        OutsiderLatchRacy shared = new OutsiderLatchRacy();
        TwoThreads.run(shared::ask, shared::reply);
        System.out.println("done"); // prints: done
    }
}
