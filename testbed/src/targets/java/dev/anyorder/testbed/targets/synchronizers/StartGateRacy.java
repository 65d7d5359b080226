package dev.anyorder.testbed.targets.synchronizers;

import dev.anyorder.testbed.targets.TwoThreads;
import java.util.concurrent.CountDownLatch;

/** A start gate lets both threads go at once: each is ordered after the gate, not after the other. */
public final class StartGateRacy {
    private final CountDownLatch gate = new CountDownLatch(1);
    private int winner;

    void run() throws InterruptedException {
        gate.await();
        winner = 1; // race: StartGateRacy.winner
    }

    public static void main(String[] args) throws Exception {
        StartGateRacy race = new StartGateRacy();
        TwoThreads.run(
                () -> {
                    race.gate.countDown();
                    race.run();
                },
                race::run);
        System.out.println(race.winner); // prints: 1
    }
}
