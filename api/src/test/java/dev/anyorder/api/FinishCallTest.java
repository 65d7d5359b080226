package dev.anyorder.api;

import static dev.anyorder.api.Tasks.async;
import static dev.anyorder.api.Tasks.cancelled;
import static dev.anyorder.api.Tasks.finish;
import static dev.anyorder.api.Tasks.isolated;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class FinishCallTest {
    @Test
    void waitsForTasksAndForThoseThatTheyCreate() {
        int[] values = new int[100];
        finish(() -> {
            for (int i = 0; i < 10; i++) {
                int row = i;
                async(() -> {
                    for (int j = 0; j < 10; j++) {
                        int cell = 10 * row + j;
                        async(() -> values[cell] = 1);
                    }
                });
            }
        });
        assertEquals(100, IntStream.of(values).sum());
    }

    @Test
    void runsItsBodyOnTheCallingThread() {
        AtomicReference<Thread> body = new AtomicReference<>();
        finish(() -> body.set(Thread.currentThread()));
        assertSame(Thread.currentThread(), body.get());
    }

    @Test
    void insideATaskWaitsForTheTasksOfItsOwn() {
        int[] parts = new int[4];
        int[] sums = new int[2];
        finish(() -> {
            for (int i = 0; i < 2; i++) {
                int half = i;
                async(() -> {
                    finish(() -> {
                        async(() -> parts[2 * half] = 1);
                        async(() -> parts[2 * half + 1] = 2);
                    });
                    sums[half] = parts[2 * half] + parts[2 * half + 1];
                });
            }
        });
        assertEquals(6, sums[0] + sums[1]);
    }

    @Test
    void throwsTheUncheckedExceptionOfATaskItself() {
        RuntimeException thrown = new IllegalArgumentException("from a task");
        assertSame(
                thrown,
                assertThrows(
                        IllegalArgumentException.class,
                        () -> finish(() -> async(() -> {
                            throw thrown;
                        }))));
    }

    @Test
    void throwsTheErrorOfATaskItself() {
        Error thrown = new AssertionError("from a task");
        assertSame(
                thrown,
                assertThrows(
                        AssertionError.class,
                        () -> finish(() -> async(() -> {
                            throw thrown;
                        }))));
    }

    @Test
    void wrapsACheckedException() {
        IOException thrown = new IOException("from a task");
        CompletionException wrapped = assertThrows(
                CompletionException.class,
                () -> finish(() -> async(() -> {
                    throw thrown;
                })));
        assertSame(thrown, wrapped.getCause());
    }

    @Test
    void throwsWhatItsBodyThrewFirstAndAttachesTheOthersInTheOrderOfTheTasks() {
        RuntimeException own = new RuntimeException("own");
        RuntimeException first = new RuntimeException("first");
        RuntimeException second = new RuntimeException("second");
        RuntimeException thrown = assertThrows(
                RuntimeException.class,
                () -> finish(() -> {
                    async(() -> {
                        throw first;
                    });
                    async(() -> {
                        throw second;
                    });
                    throw own;
                }));
        assertSame(own, thrown);
        assertEquals(java.util.List.of(first, second), java.util.List.of(thrown.getSuppressed()));
    }

    @Test
    void runsTheOtherTasksThoughOneFails() {
        AtomicInteger others = new AtomicInteger();
        assertThrows(
                IllegalStateException.class,
                () -> finish(() -> {
                    for (int i = 0; i < 100; i++) {
                        int number = i;
                        async(() -> {
                            if (number == 50) {
                                throw new IllegalStateException();
                            }
                            others.incrementAndGet();
                        });
                    }
                }));
        assertEquals(99, others.get());
    }

    @Test
    void leavesNothingBehindWhenItFails() {
        assertThrows(
                IllegalStateException.class,
                () -> finish(() -> {
                    throw new IllegalStateException();
                }));
        assertThrows(IllegalStateException.class, () -> async(() -> {}));
    }

    @Test
    void isNeededByAsync() {
        IllegalStateException thrown = assertThrows(IllegalStateException.class, () -> async(() -> {}));
        assertTrue(thrown.getMessage().startsWith("async outside of any finish"));
    }

    @Test
    void isNeededByAsyncOnForeignThreadsToo() {
        AtomicReference<Throwable> thrown = new AtomicReference<>();
        finish(() -> {
            Thread foreign = new Thread(() -> {
                try {
                    async(() -> {});
                } catch (IllegalStateException e) {
                    thrown.set(e);
                }
            });
            foreign.start();
            foreign.join();
        });
        assertEquals(IllegalStateException.class, thrown.get().getClass());
    }

    @Test
    void isRefusedInsideAnIsolatedSection() {
        assertThrows(IllegalStateException.class, () -> isolated(() -> finish(() -> {})));
    }

    @Test
    void runsInAPoolOfTheUsers() throws Exception {
        ForkJoinPool pool = new ForkJoinPool(1);
        try {
            int[] sum = new int[1];
            pool.submit(() -> finish(() -> {
                        async(() -> async(() -> sum[0]++));
                        finish(() -> async(() -> {}));
                    }))
                    .get();
            assertEquals(1, sum[0]);
        } finally {
            pool.shutdown();
        }
    }

    @Test
    void isCancelledByAnInterruptOfTheWaitingThread() throws InterruptedException {
        CountDownLatch begun = new CountDownLatch(1);
        AtomicReference<Throwable> thrown = new AtomicReference<>();
        AtomicReference<Boolean> stillInterrupted = new AtomicReference<>();
        AtomicReference<Boolean> told = new AtomicReference<>();
        Thread waiting = new Thread(() -> {
            try {
                finish(() -> {
                    Tasks.asyncPhased(java.util.List.of(), () -> {
                        begun.countDown();
                        while (!cancelled()) {
                            Thread.onSpinWait();
                        }
                        told.set(true);
                    });
                });
            } catch (CancellationException e) {
                thrown.set(e);
            }
            stillInterrupted.set(Thread.interrupted());
        });
        waiting.start();
        begun.await();
        waiting.interrupt();
        waiting.join();
        assertEquals(CancellationException.class, thrown.get().getClass());
        assertTrue(stillInterrupted.get());
        assertTrue(told.get());
    }

    @Test
    void tellsItsTasksOfAnInterruptWhoeverRunsThem() throws InterruptedException {
        CountDownLatch begun = new CountDownLatch(1);
        AtomicInteger told = new AtomicInteger();
        AtomicReference<Boolean> stillInterrupted = new AtomicReference<>();
        Thread waiting = new Thread(() -> {
            try {
                finish(() -> {
                    for (int i = 0; i < 3; i++) {
                        async(() -> {
                            begun.countDown();
                            while (!cancelled()) {
                                Thread.onSpinWait();
                            }
                            told.incrementAndGet();
                        });
                    }
                });
            } catch (CancellationException e) {
                // Unless the waiting thread itself ran the last of them.
            }
            stillInterrupted.set(Thread.interrupted());
        });
        waiting.start();
        begun.await();
        waiting.interrupt();
        waiting.join();
        assertTrue(told.get() > 0);
        assertTrue(stillInterrupted.get());
    }

    @Test
    void isNotCancelledOtherwise() {
        finish(() -> {
            assertFalse(cancelled());
            async(() -> assertFalse(cancelled()));
        });
        assertFalse(cancelled());
    }
}
