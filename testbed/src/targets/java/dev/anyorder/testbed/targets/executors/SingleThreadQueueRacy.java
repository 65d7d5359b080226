package dev.anyorder.testbed.targets.executors;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** The jobs of a single thread keep their turns: a later one, got, has seen the end of an earlier one, but of no later one. */
public final class SingleThreadQueueRacy {
    private int value;

    public static void main(String[] args) throws Exception {
        ExecutorService single = Executors.newSingleThreadExecutor();
        SingleThreadQueueRacy shared = new SingleThreadQueueRacy();
        single.submit(() -> {}).get();
        single.execute(() -> shared.value = 1); // race: SingleThreadQueueRacy.value
        shared.value = 1; // race: SingleThreadQueueRacy.value
        single.submit(() -> {}).get();
        System.out.println(shared.value); // prints: 1
        single.shutdown();
    }
}
