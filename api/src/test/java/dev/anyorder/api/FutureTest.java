package dev.anyorder.api;

import static dev.anyorder.api.Tasks.async;
import static dev.anyorder.api.Tasks.cancelled;
import static dev.anyorder.api.Tasks.finish;
import static dev.anyorder.api.Tasks.future;
import static dev.anyorder.api.Tasks.isolated;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;

class FutureTest {
    @Test
    void hasTheValueOfItsTask() {
        assertEquals(42, future(() -> 42).get());
        assertNull(future(() -> null).get());
    }

    @Test
    void mayBeGotBySiblingsAndManyTimes() {
        AtomicInteger sum = new AtomicInteger();
        finish(() -> {
            TaskFuture<Integer> one = future(() -> 1);
            for (int i = 0; i < 1000; i++) {
                async(() -> sum.addAndGet(one.get()));
            }
        });
        assertEquals(1000, sum.get());
    }

    @Test
    void ordersWhatItsTaskDidBeforeWhatFollowsTheGet() {
        for (int round = 0; round < 1000; round++) {
            int[] plain = new int[1];
            TaskFuture<String> future = future(() -> {
                plain[0] = 7;
                return "";
            });
            assertEquals("", future.get());
            assertEquals(7, plain[0]);
        }
    }

    @Test
    void throwsWhatItsTaskThrew() {
        IllegalArgumentException unchecked = new IllegalArgumentException();
        IOException checked = new IOException();
        TaskFuture<Object> one = future(() -> {
            throw unchecked;
        });
        TaskFuture<Object> other = future(() -> {
            throw checked;
        });
        assertSame(unchecked, assertThrows(IllegalArgumentException.class, one::get));
        assertSame(checked, assertThrows(CompletionException.class, other::get).getCause());
    }

    @Test
    void whoseFailureSomebodyGotDoesNotFailTheFinish() {
        finish(() -> {
            TaskFuture<Object> failing = future(() -> {
                throw new IllegalArgumentException();
            });
            assertThrows(IllegalArgumentException.class, failing::get);
        });
    }

    @Test
    void whoseFailureNobodyGotFailsTheFinish() {
        assertThrows(
                IllegalArgumentException.class,
                () -> finish(() -> future(() -> {
                    throw new IllegalArgumentException();
                })));
    }

    @Test
    void isStillThereAfterItsFinish() {
        List<TaskFuture<Integer>> futures = new ArrayList<>();
        finish(() -> futures.add(future(() -> 3)));
        assertTrue(futures.get(0).isDone());
        assertEquals(3, futures.get(0).get());
    }

    @Test
    void outsideOfAnyFinishEndsAfterTheTasksThatItCreates() {
        int[] plain = new int[1];
        TaskFuture<Integer> future = future(() -> {
            async(() -> plain[0] = 1);
            return 2;
        });
        assertEquals(2, future.get());
        assertEquals(1, plain[0]);
    }

    @Test
    void waitsForOthersInALongChain() {
        finish(() -> {
            TaskFuture<Integer> last = future(() -> 0);
            for (int i = 0; i < 10_000; i++) {
                TaskFuture<Integer> before = last;
                last = future(() -> before.get() + 1);
            }
            assertEquals(10_000, last.get());
        });
    }

    @Test
    void mayBeGotByTasksThatTheTasksItWaitsForCreate() {
        // The helper of a thread that waits inside the future must not be one that waits for the future.
        for (int round = 0; round < 200; round++) {
            List<TaskFuture<Integer>> self = new ArrayList<>();
            AtomicInteger got = new AtomicInteger();
            finish(() -> {
                CountDownLatch known = new CountDownLatch(1);
                self.add(future(() -> {
                    known.await();
                    TaskFuture<Integer> inner = future(() -> {
                        finish(() -> async(() -> {}));
                        return 1;
                    });
                    finish(() -> async(() -> finish(() -> async(() -> {}))));
                    return inner.get();
                }));
                known.countDown();
                for (int i = 0; i < 20; i++) {
                    async(() -> got.addAndGet(self.get(0).get()));
                }
            });
            assertEquals(20, got.get());
        }
    }

    @Test
    void canBeCancelledBeforeItBegins() {
        finish(() -> {
            FinishScope scope = WorkerState.current().inside("");
            ClaimedTask neverStarted = new ClaimedTask(() -> {}, scope);
            assertTrue(neverStarted.cancel());
            assertFalse(neverStarted.cancel());
            assertFalse(neverStarted.claim());
            assertTrue(neverStarted.ended());
        });
    }

    @Test
    void onceCancelledThrowsAndDoesNotFailTheFinish() {
        finish(() -> {
            AtomicReference<Thread> ran = new AtomicReference<>();
            TaskFuture<Object> future = future(() -> {
                ran.set(Thread.currentThread());
                return "ran";
            });
            if (future.cancel()) {
                assertThrows(CancellationException.class, future::get);
                assertNull(ran.get());
            } else {
                assertEquals("ran", future.get());
            }
        });
    }

    @Test
    void thatHasBegunIsToldOfTheCancellation() {
        CountDownLatch begun = new CountDownLatch(1);
        TaskFuture<String> future = future(() -> {
            begun.countDown();
            while (!cancelled()) {
                Thread.onSpinWait();
            }
            return "ended";
        });
        assertThrowsNothing(begun::await);
        assertFalse(future.cancel());
        assertEquals("ended", future.get());
    }

    @Test
    void isNotGotByAnInterruptedThread() throws InterruptedException {
        CountDownLatch begun = new CountDownLatch(1);
        CountDownLatch end = new CountDownLatch(1);
        TaskFuture<Integer> future = future(() -> {
            begun.countDown();
            end.await();
            return 1;
        });
        begun.await();
        Thread.currentThread().interrupt();
        assertThrows(CancellationException.class, future::get);
        assertTrue(Thread.interrupted());
        end.countDown();
        assertEquals(1, future.get());
    }

    @Test
    void isNotGotInsideAnIsolatedSection() {
        TaskFuture<Integer> future = future(() -> 1);
        assertThrows(IllegalStateException.class, () -> isolated(() -> future.get()));
        assertEquals(1, future.get());
    }

    private static void assertThrowsNothing(TaskBody body) {
        try {
            body.run();
        } catch (Exception e) {
            throw new AssertionError(e);
        }
    }
}
