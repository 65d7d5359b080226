package dev.anyorder.testbed.edges;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ForkJoinPool;

/** Programs that do not end by themselves, or not when main does. */
// run: deadlock, stopped by INT
// run: deadlock, stopped by TERM
// run: spin, stopped by INT
// run: pool, stopped by INT
// run: forked, stopped by TERM
// run: unjoined
public class Unfinished {
    private static int shared;
    private static long spinning;

    public static void main(String[] args) throws Exception {
        Thread first = new Thread(() -> shared++);
        Thread second = new Thread(() -> shared++);
        first.start();
        second.start();
        first.join();
        second.join();
        switch (args[0]) {
            case "deadlock" -> deadlock();
            case "spin" -> spin();
            case "pool" -> pool();
            case "forked" -> forked();
            case "unjoined" -> new Thread(() -> shared++).start();
            default -> throw new IllegalArgumentException(args[0]);
        }
    }

    private static void deadlock() throws InterruptedException {
        Object left = new Object();
        Object right = new Object();
        CountDownLatch bothHeld = new CountDownLatch(2);
        Thread one = new Thread(() -> takeBoth(left, right, bothHeld));
        Thread other = new Thread(() -> takeBoth(right, left, bothHeld));
        one.start();
        other.start();
        bothHeld.await();
        System.out.println("ready");
        one.join();
    }

    private static void takeBoth(Object mine, Object yours, CountDownLatch bothHeld) {
        synchronized (mine) {
            bothHeld.countDown();
            try {
                bothHeld.await();
            } catch (InterruptedException e) {
                return;
            }
            synchronized (yours) {
                shared++;
            }
        }
    }

    private static void spin() {
        System.out.println("ready");
        while (true) {
            spinning++;
        }
    }

    /** Never shut down, and its workers are no daemons. */
    private static void pool() throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(2);
        pool.submit(() -> shared++).get();
        System.out.println("ready");
    }

    /** A task that nobody joins and that never ends. */
    private static void forked() throws InterruptedException {
        CountDownLatch begun = new CountDownLatch(1);
        CountDownLatch never = new CountDownLatch(1);
        ForkJoinPool.commonPool().execute(() -> {
            shared++;
            begun.countDown();
            spin(never);
        });
        begun.await();
        System.out.println("ready");
        never.await();
    }

    private static void spin(CountDownLatch never) {
        while (never.getCount() > 0) {
            spinning++;
        }
    }
}
