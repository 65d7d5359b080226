package dev.anyorder.testbed.targets.executors;

import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** The winner's data is read after invokeAny. */
public final class InvokeAnyClean {
    private String answer;

    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(2);
        Callable<InvokeAnyClean> honest = () -> {
            InvokeAnyClean result = new InvokeAnyClean();
            result.answer = "found";
            return result;
        };
        Callable<InvokeAnyClean> failing = () -> {
            throw new IllegalStateException("nothing here");
        };
        System.out.println(pool.invokeAny(List.of(failing, honest)).answer); // prints: found
        pool.shutdown();
    }
}
