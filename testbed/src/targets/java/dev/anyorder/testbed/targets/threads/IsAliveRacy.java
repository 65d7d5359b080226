package dev.anyorder.testbed.targets.threads;

import java.util.concurrent.CountDownLatch;

/** A thread that is seen alive has promised nothing. */
public final class IsAliveRacy {
    private int progress;

    public static void main(String[] args) throws Exception {
        IsAliveRacy job = new IsAliveRacy();
        CountDownLatch gate = new CountDownLatch(1);
        Thread thread = new Thread(() -> {
            job.progress = 50; // race: IsAliveRacy.progress
            try {
                gate.await();
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        });
        thread.start();
        if (thread.isAlive()) {
            job.progress = 50; // race: IsAliveRacy.progress
        }
        gate.countDown();
        thread.join();
        System.out.println(job.progress); // prints: 50
    }
}
