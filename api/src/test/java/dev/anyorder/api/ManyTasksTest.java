package dev.anyorder.api;

import static dev.anyorder.api.Tasks.async;
import static dev.anyorder.api.Tasks.finish;
import static dev.anyorder.api.Tasks.future;
import static dev.anyorder.api.Tasks.isolated;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.atomic.LongAdder;
import org.junit.jupiter.api.Test;

/** Run once more with little memory by {@link OtherJvmsTest}. */
class ManyTasksTest {
    @Test
    void aMillionTasksInOneFinish() {
        LongAdder sum = new LongAdder();
        finish(() -> {
            for (int i = 0; i < 1_000_000; i++) {
                int value = i;
                async(() -> sum.add(value));
            }
        });
        assertEquals(499_999_500_000L, sum.sum());
    }

    @Test
    void aMillionTasksEachCreatedByTheOneBefore() {
        LongAdder count = new LongAdder();
        finish(() -> chain(1_000_000, count));
        assertEquals(1_000_000, count.sum());
    }

    private static void chain(int left, LongAdder count) {
        if (left > 0) {
            async(() -> {
                count.increment();
                chain(left - 1, count);
            });
        }
    }

    /** What belongs to a thread of the common pool is erased after each of its tasks. */
    @Test
    void aTaskKnowsItsFinishHoweverManyThreadsComeAndGoMeanwhile() throws Exception {
        for (int round = 0; round < 4; round++) {
            int[] done = new int[1];
            ForkJoinPool.commonPool()
                    .submit(() -> finish(() -> {
                        for (int i = 0; i < 1_100; i++) {
                            Thread other = new Thread(() -> isolated(() -> {}));
                            other.start();
                            join(other);
                        }
                        async(() -> done[0] = 1);
                    }))
                    .get();
            assertEquals(1, done[0]);
        }
    }

    private static void join(Thread thread) {
        try {
            thread.join();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    @Test
    void finishesTenThousandDeep() {
        assertEquals(10_000, deep(10_000));
    }

    private static int deep(int left) {
        if (left == 0) {
            return 0;
        }
        int[] below = new int[1];
        finish(() -> async(() -> below[0] = deep(left - 1)));
        return below[0] + 1;
    }

    @Test
    void futuresTenThousandDeep() {
        assertEquals(10_000, deepFuture(10_000));
    }

    private static int deepFuture(int left) {
        return left == 0 ? 0 : future(() -> deepFuture(left - 1)).get() + 1;
    }

    @Test
    void manyTasksFromDeepWithin() {
        LongAdder count = new LongAdder();
        wide(300, count);
        assertEquals(20_000, count.sum());
    }

    private static void wide(int depth, LongAdder count) {
        finish(() -> async(() -> {
            if (depth > 0) {
                wide(depth - 1, count);
            } else {
                finish(() -> {
                    for (int i = 0; i < 20_000; i++) {
                        async(count::increment);
                    }
                });
            }
        }));
    }

    @Test
    void fibonacciWithATaskForEachCall() {
        assertEquals(6765, fibonacci(20));
    }

    private static int fibonacci(int n) {
        if (n < 2) {
            return n;
        }
        int[] parts = new int[2];
        finish(() -> {
            async(() -> parts[0] = fibonacci(n - 1));
            parts[1] = fibonacci(n - 2);
        });
        return parts[0] + parts[1];
    }
}
