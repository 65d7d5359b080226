package dev.anyorder.testbed.targets.forkjoin;

import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.TimeUnit;

/** Two jobs write one field; that the pool becomes quiet comes too late to order them. */
public final class QuiescenceRacy {
    private int value;

    public static void main(String[] args) throws Exception {
        ForkJoinPool pool = new ForkJoinPool(2);
        QuiescenceRacy shared = new QuiescenceRacy();
        pool.execute(() -> shared.value = 1); // race: QuiescenceRacy.value
        pool.execute(() -> shared.value = 1); // race: QuiescenceRacy.value
        if (pool.awaitQuiescence(30, TimeUnit.SECONDS)) {
            System.out.println(shared.value); // prints: 1
        }
    }
}
