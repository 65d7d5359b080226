package dev.anyorder.testbed.targets.determinism;

import dev.anyorder.api.Deterministic;
import dev.anyorder.testbed.targets.TwoThreads;

/** A task of the block asks somebody outside by a volatile field, and the block waits for the answer in another. */
public final class OutsiderFlagRacy { // analyses: determinism
    private volatile int question;
    private volatile int answer;

    @Deterministic
    void ask() throws InterruptedException {
        Thread child = new Thread(() -> {
            question = 1; // cycle: OutsiderFlagRacy.ask
        });
        child.start();
        child.join();
        while (answer == 0) { // cycle: OutsiderFlagRacy.ask
            Thread.onSpinWait();
        }
    }

    void reply() {
        while (question == 0) { // cycle: OutsiderFlagRacy.ask
            Thread.onSpinWait();
        }
        answer = 42; // cycle: OutsiderFlagRacy.ask
    }

    public static void main(String[] args) throws Exception {
        OutsiderFlagRacy shared = new OutsiderFlagRacy();
        TwoThreads.run(shared::ask, shared::reply);
        System.out.println(shared.answer); // prints: 42
    }
}
