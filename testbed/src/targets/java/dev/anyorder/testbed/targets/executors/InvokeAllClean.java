package dev.anyorder.testbed.targets.executors;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** Everything that invokeAll ran has ended when it returns. */
public final class InvokeAllClean {
    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(2);
        int[] squares = new int[4];
        List<Callable<Integer>> jobs = new ArrayList<>();
        for (int i = 0; i < squares.length; i++) {
            int index = i;
            jobs.add(() -> squares[index] = index * index);
        }
        for (Future<Integer> done : pool.invokeAll(jobs)) {
            done.get();
        }
        System.out.println(Arrays.toString(squares)); // prints: [0, 1, 4, 9]
        pool.shutdown();
    }
}
