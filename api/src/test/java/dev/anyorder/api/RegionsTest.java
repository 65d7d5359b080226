package dev.anyorder.api;

import static dev.anyorder.api.Regions.await;
import static dev.anyorder.api.Regions.call;
import static dev.anyorder.api.Regions.ewait;
import static dev.anyorder.api.Regions.post;
import static dev.anyorder.api.Regions.regions;
import static dev.anyorder.api.Tasks.async;
import static dev.anyorder.api.Tasks.finish;
import static dev.anyorder.api.Tasks.isolated;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Set;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Test;

/** The language of seed 002, Chapter 3, and its examples. */
class RegionsTest {
    private final Region<Integer> r1 = new Region<>("r1", 0);
    private final Region<Integer> r2 = new Region<>("r2", 0);
    private final Region<Integer> r3 = new Region<>("r3", 0);
    private int n;

    @Test
    void figure32AddsBothReturnValues() {
        finish(() -> {
            n = 1;
            post(r1, this::addAndReturnOneMore, n, regions(), regions(r1), regions(r1), v -> n = n + v);
            post(r1, this::addAndReturnTwoMore, n, regions(), regions(r1), regions(r1), v -> n = n + v);
            await(r1);
        });
        assertEquals(1 + 2 + 3, n);
        // Both add 1 to the variable, in a race.
        assertTrue(Set.of(1, 2).contains(r1.get()));
    }

    private int addAndReturnOneMore(int l) {
        r1.set(r1.get() + l);
        return l + 1;
    }

    private int addAndReturnTwoMore(int l) {
        r1.set(r1.get() + l);
        return l + 2;
    }

    @Test
    void figure36PostsAThirdTaskInSomeSchedules() {
        finish(() -> {
            n = 1;
            post(r1, (Integer l) -> 0, n, regions(), regions(r1), regions(r1), v -> n = v);
            post(r1, (Integer l) -> 1, n, regions(), regions(r1), regions(r1), v -> n = v);
            await(r1);
            if (n == 1) {
                post(r1, () -> r1.set(2));
                r1.set(1);
            }
            await(r1);
        });
        assertTrue(Set.of(0, 1).contains(n));
        assertTrue(n == 0 ? r1.get() == 0 : r1.get() > 0);
    }

    @Test
    void figure42IsFigure41InThisLanguage() {
        finish(() -> {
            r1.set(0);
            post(r1, () -> r1.set(r1.get() + 1));
            post(r2, () -> r1.set(r1.get() + 2));
            await(r2);
            await(r1);
            post(r3, () -> 5, v -> r1.set(v));
            await(r3);
        });
        assertEquals(5, r1.get());
    }

    @Test
    void figure52NestsRegions() {
        finish(() -> {
            n = 1;
            post(
                    r1,
                    (Integer l) -> {
                        post(r2, () -> r2.set(l));
                        post(r2, () -> r2.set(l));
                        await(r2);
                        return l;
                    },
                    n,
                    regions(),
                    regions(r1),
                    regions(r1),
                    v -> n = n + v);
            await(r1);
        });
        assertEquals(2, n);
        assertEquals(1, r2.get());
    }

    @Test
    void figure62PostsWithinAnIsolatedSection() {
        for (int round = 0; round < 100; round++) {
            finish(() -> {
                n = 1;
                r1.set(1);
                int l = n;
                post(r1, () -> isolated(() -> r1.set(l + 1)));
                post(
                        r1,
                        () -> isolated(() -> {
                            if (r1.get() == l) {
                                post(r1, () -> r1.set(l + 2));
                            } else {
                                r1.set(l - 1);
                            }
                        }));
                await(r1);
            });
            assertTrue(Set.of(0, 2, 3).contains(r1.get()), () -> "r1 is " + r1.get());
        }
    }

    @Test
    void awaitReceivesAlsoWhatTasksHaveLeftInTheRegion() {
        finish(() -> {
            post(
                    r1,
                    () -> {
                        post(r1, () -> 10, v -> n += v);
                        post(r2, () -> 100, v -> n += v);
                        return 1;
                    },
                    v -> n += v);
            await(r1);
            assertEquals(11, n);
            await(r2);
            assertEquals(111, n);
        });
    }

    @Test
    void ewaitReceivesOneTask() {
        finish(() -> {
            for (int i = 0; i < 5; i++) {
                post(r1, () -> 1, v -> n += v);
            }
            for (int i = 1; i <= 5; i++) {
                ewait(r1);
                assertEquals(i, n);
            }
            assertThrows(IllegalStateException.class, () -> ewait(r1));
            await(r1);
        });
    }

    @Test
    void tasksArePassedToTheNewTask() {
        finish(() -> {
            post(r1, () -> 7, v -> n += v);
            post(
                    r2,
                    (Integer l) -> {
                        await(r1);
                        return n * l;
                    },
                    3,
                    regions(r1),
                    regions(),
                    regions(),
                    v -> n = v);
            await(r1);
            await(r2);
        });
        assertEquals(21, n);
    }

    @Test
    void aTaskTouchesOnlyVariablesThatItMay() {
        finish(() -> {
            post(
                    r1,
                    (Integer l) -> {
                        assertEquals(0, r1.get());
                        assertThrows(IllegalStateException.class, () -> r1.set(1));
                        assertThrows(IllegalStateException.class, r2::get);
                        r2.set(l);
                        return null;
                    },
                    4,
                    regions(),
                    regions(r1),
                    regions(r2),
                    v -> {});
            await(r1);
            assertEquals(4, r2.get());
        });
    }

    @Test
    void awaitThrowsWhatATaskThrewAndTheFinishDoesNotOnceMore() {
        finish(() -> {
            post(r1, () -> {
                throw new IllegalArgumentException();
            });
            assertThrows(IllegalArgumentException.class, () -> await(r1));
        });
    }

    @Test
    void theFinishWaitsForTasksThatNobodyAwaited() {
        AtomicBoolean handled = new AtomicBoolean();
        finish(() -> async(() -> post(r1, () -> n = 1, v -> handled.set(true))));
        assertEquals(1, n);
        assertEquals(false, handled.get());
    }

    @Test
    void callReturnsTheValue() {
        finish(() -> assertEquals(8, call((Integer l) -> l + 1, 7)));
        assertThrows(IllegalStateException.class, () -> post(r1, () -> {}));
    }
}
