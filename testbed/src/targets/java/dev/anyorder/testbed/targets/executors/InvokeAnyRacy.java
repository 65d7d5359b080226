package dev.anyorder.testbed.targets.executors;

import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** The competitors write one field. Each waits for the other, so that both run. */
public final class InvokeAnyRacy {
    private String leader;
    private final CountDownLatch running = new CountDownLatch(2);

    String compete() throws InterruptedException {
        leader = "me"; // race: InvokeAnyRacy.leader
        running.countDown();
        running.await();
        return "done";
    }

    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(2);
        InvokeAnyRacy shared = new InvokeAnyRacy();
        List<Callable<String>> both = List.of(shared::compete, shared::compete);
        System.out.println(pool.invokeAny(both)); // prints: done
        pool.shutdown();
    }
}
