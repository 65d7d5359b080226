package dev.anyorder.testbed.targets.patterns;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** The result is read one line too early. */
public final class LateJoinRacy {
    private int result;

    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(2);
        LateJoinRacy shared = new LateJoinRacy();
        Future<?> job = pool.submit(() -> {
            shared.result = 42; // race: LateJoinRacy.result
        });
        boolean plausible = shared.result >= 0; // race: LateJoinRacy.result
        job.get();
        System.out.println(plausible); // prints: true
        pool.shutdown();
    }
}
