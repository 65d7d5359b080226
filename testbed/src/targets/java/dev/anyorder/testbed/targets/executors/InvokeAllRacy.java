package dev.anyorder.testbed.targets.executors;

import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** The jobs of one invokeAll add to one sum. */
public final class InvokeAllRacy {
    private long sum;

    Void add(int value) {
        sum += value; // race: InvokeAllRacy.sum
        return null;
    }

    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(2);
        InvokeAllRacy shared = new InvokeAllRacy();
        List<Callable<Void>> jobs = List.of(() -> shared.add(1), () -> shared.add(2), () -> shared.add(3));
        System.out.println(pool.invokeAll(jobs).size()); // prints: 3
        pool.shutdown();
    }
}
