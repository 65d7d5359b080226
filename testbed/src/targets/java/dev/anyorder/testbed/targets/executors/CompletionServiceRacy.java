package dev.anyorder.testbed.targets.executors;

import java.util.concurrent.CompletionService;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorCompletionService;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** One result was taken; the other job is still held up, and what it has written is not ours to read. */
public final class CompletionServiceRacy {
    private int value;

    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(2);
        CompletionService<String> service = new ExecutorCompletionService<>(pool);
        CompletionServiceRacy shared = new CompletionServiceRacy();
        CountDownLatch gate = new CountDownLatch(1);
        service.submit(() -> {
            shared.value = 1; // race: CompletionServiceRacy.value
            gate.await();
            return "slow";
        });
        service.submit(() -> "fast");
        String first = service.take().get();
        shared.value = 1; // race: CompletionServiceRacy.value
        gate.countDown();
        System.out.println(first + " " + service.take().get()); // prints: fast slow
        pool.shutdown();
    }
}
