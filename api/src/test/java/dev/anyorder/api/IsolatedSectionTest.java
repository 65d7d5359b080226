package dev.anyorder.api;

import static dev.anyorder.api.Loops.forall;
import static dev.anyorder.api.Tasks.async;
import static dev.anyorder.api.Tasks.finish;
import static dev.anyorder.api.Tasks.isolated;
import static dev.anyorder.api.Tasks.isolatedAll;
import static dev.anyorder.api.Tasks.taskwait;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.util.List;
import java.util.Random;
import java.util.concurrent.CompletionException;
import org.junit.jupiter.api.Test;

class IsolatedSectionTest {
    @Test
    void globalSectionsExcludeEachOther() {
        int[] count = new int[1];
        forall(0, 10_000, i -> isolated(() -> count[0]++));
        assertEquals(10_000, count[0]);
    }

    @Test
    void sectionsOfCommonObjectsExcludeEachOtherAndGlobalOnesExcludeAll() {
        int[][] accounts = new int[5][1];
        forall(0, 5_000, i -> {
            Random random = new Random(i);
            int[] from = accounts[random.nextInt(5)];
            int[] to = accounts[random.nextInt(5)];
            switch (i % 4) {
                case 0 ->
                    isolated(from, to, () -> {
                        from[0]--;
                        to[0]++;
                    });
                case 1 -> isolated(from, () -> from[0] += 0);
                case 2 ->
                    isolatedAll(List.of(from, to, accounts[0]), () -> {
                        to[0]++;
                        from[0]--;
                    });
                default ->
                    isolated(() -> {
                        int sum = 0;
                        for (int[] account : accounts) {
                            sum += account[0];
                        }
                        assertEquals(0, sum);
                    });
            }
        });
    }

    @Test
    void sectionsReturnValues() {
        Object a = new Object();
        Object b = new Object();
        assertEquals(1, isolated(() -> 1));
        assertEquals("a", isolated(a, () -> "a"));
        assertEquals(2, isolated(a, b, () -> 2));
    }

    @Test
    void sectionsNestIfTheOuterOneHasAll() {
        Object a = new Object();
        Object b = new Object();
        Object c = new Object();
        assertEquals(1, isolated(() -> isolated(() -> isolated(a, b, () -> 1))));
        assertEquals(2, isolated(a, b, () -> isolated(b, () -> isolated(b, a, () -> 2))));
        isolated(a, b, c, () -> isolated(c, () -> {}));
        assertThrows(IllegalStateException.class, () -> isolated(a, () -> isolated(a, b, () -> {})));
        assertThrows(IllegalStateException.class, () -> isolated(a, () -> isolated(() -> {})));
        assertThrows(IllegalArgumentException.class, () -> isolatedAll(List.of(), () -> {}));
    }

    @Test
    void sectionsThatFailAreLeft() {
        IllegalArgumentException unchecked = new IllegalArgumentException();
        IOException checked = new IOException();
        assertSame(
                unchecked,
                assertThrows(
                        IllegalArgumentException.class,
                        () -> isolated(() -> {
                            throw unchecked;
                        })));
        assertSame(
                checked,
                assertThrows(
                                CompletionException.class,
                                () -> isolated("a", () -> {
                                    throw checked;
                                }))
                        .getCause());
        finish(() -> async(() -> isolated(() -> {})));
    }

    @Test
    void sectionsMayCreateTasksButNotWaitForThem() {
        int[] count = new int[1];
        finish(() -> {
            isolated(() -> async(() -> isolated(() -> count[0]++)));
            isolated(() -> async(() -> isolated(() -> count[0]++)));
        });
        assertEquals(2, count[0]);
        finish(() -> assertThrows(IllegalStateException.class, () -> isolated(() -> taskwait())));
    }
}
