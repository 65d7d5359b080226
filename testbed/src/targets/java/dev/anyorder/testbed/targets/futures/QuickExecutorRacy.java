package dev.anyorder.testbed.targets.futures;

import dev.anyorder.testbed.targets.Hint;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;

/** A stage that was handed to an executor is in parallel with who registered it, even if it is over before the call returns. */
public final class QuickExecutorRacy {
    private int value;

    public static void main(String[] args) throws Exception {
        QuickExecutorRacy shared = new QuickExecutorRacy();
        Hint done = new Hint();
        Executor quick = job -> {
            new Thread(() -> {
                        job.run();
                        done.give();
                    })
                    .start();
            done.take();
        };
        CompletableFuture<Integer> stage = CompletableFuture.completedFuture(1)
                .thenApplyAsync(
                        one -> {
                            shared.value = 1; // race: QuickExecutorRacy.value
                            return one;
                        },
                        quick);
        CompletableFuture<Integer> next = stage.thenApply(one -> one);
        shared.value = 2; // race: QuickExecutorRacy.value
        next.join();
        System.out.println(shared.value > 0); // prints: true
    }
}
