package dev.anyorder.testbed.targets.executors;

import java.util.concurrent.CompletionService;
import java.util.concurrent.ExecutorCompletionService;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** Results are taken in the order of their completion. */
public final class CompletionServiceClean {
    private int value;

    static CompletionServiceClean make(int value) {
        CompletionServiceClean result = new CompletionServiceClean();
        result.value = value;
        return result;
    }

    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(2);
        CompletionService<CompletionServiceClean> service = new ExecutorCompletionService<>(pool);
        for (int i = 1; i <= 4; i++) {
            int value = i;
            service.submit(() -> make(value));
        }
        int sum = 0;
        for (int i = 1; i <= 4; i++) {
            sum += service.take().get().value;
        }
        System.out.println(sum); // prints: 10
        pool.shutdown();
    }
}
