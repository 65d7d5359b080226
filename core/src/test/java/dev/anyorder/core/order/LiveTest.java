package dev.anyorder.core.order;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.junit.jupiter.api.Test;

/** The engine under real threads, which ask while others spawn, join, signal and lock. */
class LiveTest {
    private static final int RUNS = Integer.getInteger("anyorder.live.runs", 1500);

    @Test
    void answersOfRealThreadsAgreeWithTheClosure() {
        ExecutorService threads = Executors.newCachedThreadPool();
        long answers = 0;
        try {
            for (int seed = 0; seed < RUNS; seed++) {
                answers += new Live(threads, 4 + seed % 20, seed).run();
            }
        } finally {
            threads.shutdownNow();
        }
        System.out.printf("%,d runs with real threads, %,d answers%n", RUNS, answers);
        assertTrue(answers > RUNS);
    }
}
