package dev.anyorder.testbed.targets.determinism;

import dev.anyorder.api.Deterministic;
import dev.anyorder.testbed.targets.TwoThreads;
import java.util.concurrent.Semaphore;

/** Semaphores as signals, to and fro: each has one task that waits for it. */
public final class SemaphoreClean { // analyses: determinism
    private final Semaphore ping = new Semaphore(0);
    private final Semaphore pong = new Semaphore(0);
    private String text = "";

    @Deterministic
    String both() throws Exception {
        TwoThreads.run(
                () -> {
                    for (int i = 0; i < 5; i++) {
                        text = text + i;
                        ping.release();
                        pong.acquire();
                    }
                },
                () -> {
                    for (int i = 0; i < 5; i++) {
                        ping.acquire();
                        text = text + "-";
                        pong.release();
                    }
                });
        return text;
    }

    public static void main(String[] args) throws Exception {
        System.out.println(new SemaphoreClean().both()); // prints: 0-1-2-3-4-
    }
}
