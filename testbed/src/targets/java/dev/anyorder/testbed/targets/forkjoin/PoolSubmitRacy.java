package dev.anyorder.testbed.targets.forkjoin;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinTask;

/** Two tasks of the common pool and a plain list. */
public final class PoolSubmitRacy {
    public static void main(String[] args) throws Exception {
        List<String> names = new ArrayList<>(16);
        ForkJoinTask<?> one = ForkJoinPool.commonPool().submit(() -> {
            names.add("ada"); // race: ArrayList.add
        });
        ForkJoinTask<?> two = ForkJoinPool.commonPool().submit(() -> {
            names.add("alan"); // race: ArrayList.add
        });
        one.get();
        two.join();
        System.out.println(names.isEmpty()); // prints: false
    }
}
