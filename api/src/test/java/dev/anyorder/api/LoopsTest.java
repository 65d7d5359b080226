package dev.anyorder.api;

import static dev.anyorder.api.Loops.forall;
import static dev.anyorder.api.Loops.forallChunked;
import static dev.anyorder.api.Loops.forallPhased;
import static dev.anyorder.api.Loops.forasync;
import static dev.anyorder.api.Loops.forasyncChunked;
import static dev.anyorder.api.Tasks.async;
import static dev.anyorder.api.Tasks.finish;
import static dev.anyorder.api.Tasks.next;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.Arrays;
import java.util.List;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class LoopsTest {
    @Test
    void forallRunsEachNumberOfAHalfOpenRangeOnceAndWaits() {
        int[] counts = new int[10];
        forall(2, 8, i -> counts[i]++);
        assertArrayEquals(new int[] {0, 0, 1, 1, 1, 1, 1, 1, 0, 0}, counts);
    }

    @Test
    void emptyRangesDoNothing() {
        forall(3, 3, i -> {
            throw new AssertionError();
        });
        forall(5, 3, i -> {
            throw new AssertionError();
        });
        forall(0, 2, 1, 1, (i, j) -> {
            throw new AssertionError();
        });
    }

    @Test
    void forallWaitsForTasksOfItsIterations() {
        int[] counts = new int[10];
        forall(0, 10, i -> async(() -> counts[i]++));
        assertEquals(10, IntStream.of(counts).sum());
    }

    @Test
    void forasyncLeavesTheWaitingToTheFinish() {
        int[] counts = new int[10];
        finish(() -> forasync(0, 10, i -> counts[i]++));
        assertEquals(10, IntStream.of(counts).sum());
        assertThrows(IllegalStateException.class, () -> forasync(0, 1, i -> {}));
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 7, 10, 11, Integer.MAX_VALUE})
    void chunksCoverTheRangeInOrder(int chunk) {
        int[] counts = new int[10];
        forallChunked(0, 10, chunk, i -> {
            counts[i] = i % chunk == 0 ? 1 : counts[i - 1] + 1;
        });
        assertArrayEquals(IntStream.range(0, 10).map(i -> i % chunk + 1).toArray(), counts);
    }

    @Test
    void chunksReachTheLargestNumber() {
        AtomicInteger count = new AtomicInteger();
        finish(() -> forasyncChunked(Integer.MAX_VALUE - 5, Integer.MAX_VALUE, 3, i -> count.incrementAndGet()));
        assertEquals(5, count.get());
        assertThrows(IllegalArgumentException.class, () -> forallChunked(0, 1, 0, i -> {}));
    }

    @Test
    void iterablesGiveATaskForEachItem() {
        ConcurrentLinkedQueue<String> seen = new ConcurrentLinkedQueue<>();
        forall(List.of("a", "b", "c"), seen::add);
        finish(() -> forasync(List.of("d"), seen::add));
        assertEquals(List.of("a", "b", "c", "d"), seen.stream().sorted().toList());
    }

    @Test
    void twoDimensionsGiveATaskForEachPair() {
        int[][] counts = new int[3][4];
        forall(0, 3, 0, 4, (i, j) -> counts[i][j]++);
        finish(() -> forasync(1, 3, 2, 4, (i, j) -> counts[i][j]++));
        assertEquals("[[1, 1, 1, 1], [1, 1, 2, 2], [1, 1, 2, 2]]", Arrays.deepToString(counts));
    }

    @Test
    void phasedIterationsGoTogether() {
        int n = 40;
        int[][] rows = new int[2][n];
        Arrays.fill(rows[0], 1);
        forallPhased(0, n, i -> {
            for (int phase = 0; phase < 20; phase++) {
                int[] from = rows[phase % 2];
                rows[1 - phase % 2][i] = from[(i + n - 1) % n] + from[(i + 1) % n];
                next();
            }
        });
        assertArrayEquals(IntStream.range(0, n).map(i -> 1 << 20).toArray(), rows[0]);
    }
}
