package dev.anyorder.testbed.targets.executors;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** Jobs of a work-stealing pool with a result each. */
public final class WorkStealingClean {
    private int value;

    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newWorkStealingPool(2);
        List<Future<WorkStealingClean>> results = new ArrayList<>();
        for (int i = 0; i < 5; i++) {
            int value = i;
            results.add(pool.submit(() -> {
                WorkStealingClean result = new WorkStealingClean();
                result.value = value;
                return result;
            }));
        }
        int sum = 0;
        for (Future<WorkStealingClean> result : results) {
            sum += result.get().value;
        }
        System.out.println(sum); // prints: 10
        pool.shutdown();
    }
}
