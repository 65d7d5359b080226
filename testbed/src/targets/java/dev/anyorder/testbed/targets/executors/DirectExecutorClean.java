package dev.anyorder.testbed.targets.executors;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.concurrent.FutureTask;

/** An executor that runs the job in the caller: nothing is parallel, although it looks like a job. */
public final class DirectExecutorClean {
    private int value;

    public static void main(String[] args) throws Exception {
        Executor direct = Runnable::run;
        DirectExecutorClean shared = new DirectExecutorClean();
        direct.execute(() -> shared.value++);
        shared.value++;
        FutureTask<Integer> inline = new FutureTask<>(() -> shared.value += 10);
        inline.run();
        shared.value++;
        CompletableFuture.runAsync(() -> shared.value += 100, direct);
        shared.value++;
        System.out.println(shared.value); // prints: 114
    }
}
