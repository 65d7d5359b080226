package dev.anyorder.api;

import static dev.anyorder.api.Tasks.async;
import static dev.anyorder.api.Tasks.finish;
import static dev.anyorder.api.Tasks.isolated;
import static dev.anyorder.api.Tasks.task;
import static dev.anyorder.api.Tasks.taskgroup;
import static dev.anyorder.api.Tasks.taskwait;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TaskDependencesTest {
    @Test
    void aReaderFollowsTheWriterAndAWriterTheReaders() {
        for (int round = 0; round < 500; round++) {
            int[] x = new int[1];
            int[] seen = new int[3];
            finish(() -> {
                task(() -> x[0] = 1).out(x).start();
                task(() -> seen[0] = x[0]).in(x).start();
                task(() -> seen[1] = x[0]).in(x).start();
                task(() -> x[0]++).inout(x).start();
                task(() -> seen[2] = x[0]).in(x).start();
            });
            assertArrayEquals(new int[] {1, 1, 2}, seen);
        }
    }

    @Test
    void elementsOfAnArrayAreLocationsOfTheirOwn() {
        int n = 200;
        int[] a = new int[n];
        finish(() -> {
            task(() -> a[0] = 1).out(a, 0).start();
            for (int i = 1; i < n; i++) {
                int k = i;
                task(() -> a[k] = a[k - 1] + 1).in(a, k - 1).out(a, k).start();
            }
        });
        assertEquals(n, a[n - 1]);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10})
    void anyProgramDoesWhatItDoesInSequence(int seed) {
        for (int round = 0; round < 50; round++) {
            assertArrayEquals(run(1000 * seed + round, false), run(1000 * seed + round, true));
        }
    }

    private static long[] run(int seed, boolean parallel) {
        Random random = new Random(seed);
        int locations = 1 + random.nextInt(6);
        long[] memory = new long[locations];
        finish(() -> {
            for (int t = 0; t < 60; t++) {
                List<Integer> reads = pick(random, locations);
                List<Integer> writes = pick(random, locations);
                int number = t;
                TaskBody body = () -> {
                    long value = number;
                    for (int read : reads) {
                        value = 31 * value + memory[read];
                    }
                    for (int write : writes) {
                        memory[write] = 17 * memory[write] + value;
                    }
                };
                boolean undeferred = random.nextInt(8) == 0;
                boolean wait = random.nextInt(20) == 0;
                boolean group = random.nextInt(10) == 0;
                if (!parallel) {
                    body.run();
                    continue;
                }
                TaskSpec spec = task(body);
                reads.forEach(read -> spec.in(memory, read));
                writes.forEach(write -> spec.inout(memory, write));
                if (group) {
                    taskgroup(() -> spec.when(!undeferred).start());
                } else {
                    spec.when(!undeferred).start();
                }
                if (wait) {
                    taskwait();
                }
            }
        });
        return memory;
    }

    private static List<Integer> pick(Random random, int locations) {
        List<Integer> picked = new ArrayList<>();
        for (int i = 0; i < locations; i++) {
            if (random.nextInt(3) == 0) {
                picked.add(i);
            }
        }
        return picked;
    }

    @Test
    void aLongChainNeedsNoDeepStack() {
        int[] x = new int[1];
        finish(() -> {
            for (int i = 0; i < 100_000; i++) {
                task(() -> x[0]++).inout(x).start();
            }
        });
        assertEquals(100_000, x[0]);
    }

    @Test
    void tasksOfAMutexSetExcludeEachOtherBetweenWriterAndReader() {
        int[] x = new int[1];
        int[] y = new int[1];
        int[] seen = new int[2];
        finish(() -> {
            task(() -> x[0] = 1000).out(x).start();
            for (int i = 0; i < 500; i++) {
                if (i % 3 == 0) {
                    task(() -> {
                                x[0]++;
                                y[0]++;
                            })
                            .mutexinoutset(y)
                            .mutexinoutset(x)
                            .start();
                } else if (i % 3 == 1) {
                    task(() -> x[0]++).mutexinoutset(x).start();
                } else {
                    task(() -> {
                                y[0]++;
                                x[0]++;
                            })
                            .mutexinoutset(x)
                            .mutexinoutset(y)
                            .start();
                }
            }
            task(() -> seen[0] = x[0]).in(x).start();
            task(() -> seen[1] = y[0]).in(y).start();
        });
        assertArrayEquals(new int[] {1500, 333}, seen);
    }

    @Test
    void anUndeferredTaskRunsAfterThoseThatItDependsOnAndBeforeStartReturns() {
        int[] x = new int[1];
        finish(() -> {
            task(() -> x[0] = 20).out(x).start();
            Thread[] ran = new Thread[1];
            task(() -> {
                        ran[0] = Thread.currentThread();
                        x[0]++;
                    })
                    .inout(x)
                    .undeferred()
                    .start();
            assertEquals(21, x[0]);
            assertSame(Thread.currentThread(), ran[0]);
        });
    }

    @Test
    void anUndeferredTaskThrowsWhereItIsStarted() {
        finish(() -> assertThrows(
                IllegalArgumentException.class,
                () -> task(() -> {
                            throw new IllegalArgumentException();
                        })
                        .when(false)
                        .start()));
    }

    @Test
    void tasksThatDependOnAFailedOneDoNotBegin() {
        int[] x = new int[1];
        AtomicBoolean begun = new AtomicBoolean();
        AtomicBoolean other = new AtomicBoolean();
        assertThrows(
                IllegalArgumentException.class,
                () -> finish(() -> {
                    task(() -> {
                                throw new IllegalArgumentException();
                            })
                            .out(x)
                            .start();
                    task(() -> begun.set(true)).inout(x).start();
                    task(() -> begun.set(true)).in(x).start();
                    task(() -> other.set(true)).start();
                }));
        assertEquals(false, begun.get());
        assertTrue(other.get());
    }

    @Test
    void childrenOfDifferentTasksDoNotDependOnEachOther() {
        AtomicInteger count = new AtomicInteger();
        Object x = new Object();
        finish(() -> {
            for (int i = 0; i < 10; i++) {
                async(() -> {
                    task(count::incrementAndGet).out(x).start();
                    task(count::incrementAndGet).in(x).start();
                });
            }
        });
        assertEquals(20, count.get());
    }

    @Test
    void taskwaitWaitsForChildrenAndNotForTheirChildren() {
        int[] values = new int[3];
        finish(() -> {
            async(() -> values[0] = 1);
            task(() -> {
                        values[1] = 1;
                        async(() -> values[2] = 1);
                    })
                    .start();
            taskgroup(() -> {
                taskwait();
                assertEquals(2, values[0] + values[1]);
            });
        });
        assertEquals(1, values[2]);
    }

    @Test
    @Timeout(60)
    void aSecondTaskwaitDoesNotWaitForChildrenOfChildrenEither() {
        CountDownLatch waited = new CountDownLatch(1);
        finish(() -> {
            async(() -> async(waited::await));
            taskwait();
            taskwait();
            waited.countDown();
        });
        assertEquals(0, waited.getCount());
    }

    @Test
    void taskwaitThrowsWhatChildrenThrewAndTheFinishDoesNotOnceMore() {
        finish(() -> {
            async(() -> {
                throw new IllegalArgumentException();
            });
            assertThrows(IllegalArgumentException.class, Tasks::taskwait);
        });
        assertThrows(IllegalStateException.class, Tasks::taskwait);
    }

    @Test
    void aDescriptionThatIsNotStartedFailsTheFinish() {
        IllegalStateException thrown = assertThrows(
                IllegalStateException.class, () -> finish(() -> task(() -> {}).in("x")));
        assertTrue(thrown.getMessage().contains("start()"));
        assertThrows(IllegalStateException.class, () -> finish(() -> async(() -> task(() -> {}))));
    }

    @Test
    void aDescriptionIsStartedOnceByItsTaskWithinItsFinish() {
        List<TaskSpec> specs = new ArrayList<>();
        assertThrows(IllegalStateException.class, () -> finish(() -> specs.add(task(() -> {}))));
        assertEquals(
                "The finish in which this task was described is over",
                assertThrows(IllegalStateException.class, () -> specs.get(0).start())
                        .getMessage());
        finish(() -> {
            TaskSpec spec = task(() -> {});
            spec.start();
            assertThrows(IllegalStateException.class, spec::start);
            TaskSpec other = task(() -> {});
            finish(() -> async(() -> assertThrows(IllegalStateException.class, other::start)));
            assertThrows(
                    IllegalStateException.class,
                    () -> isolated(() -> other.undeferred().start()));
            other.start();
        });
        assertThrows(IllegalStateException.class, () -> task(() -> {}));
    }
}
