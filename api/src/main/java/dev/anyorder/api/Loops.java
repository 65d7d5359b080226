package dev.anyorder.api;

import org.jspecify.annotations.Nullable;

/**
 * Parallel loops: each iteration or chunk is a task. {@code forall} joins them; {@code forasync} leaves that to the
 * enclosing finish. Ranges are half-open, unlike in Habanero.
 *
 * <pre>{@code
 * int[] squares = new int[100];
 * forall(0, squares.length, i -> squares[i] = i * i);
 * }</pre>
 */
public final class Loops {
    private Loops() {}

    /** A task for each index; waits. */
    public static void forall(int from, int to, IndexBody body) {
        Tasks.finish(() -> forasync(from, to, body));
    }

    /** A task for each index; does not wait. */
    public static void forasync(int from, int to, IndexBody body) {
        for (int i = from; i < to; i++) {
            int index = i;
            Tasks.async(() -> body.run(index));
        }
    }

    /** A task for each chunk; waits. */
    public static void forallChunked(int from, int to, int chunk, IndexBody body) {
        Tasks.finish(() -> forasyncChunked(from, to, chunk, body));
    }

    /** A task for each chunk; does not wait. */
    public static void forasyncChunked(int from, int to, int chunk, IndexBody body) {
        if (chunk <= 0) {
            throw new IllegalArgumentException("chunks of " + chunk + " iterations");
        }
        for (long start = from; start < to; start += chunk) {
            int first = (int) start;
            int end = (int) Math.min(start + chunk, to);
            Tasks.async(() -> {
                for (int i = first; i < end; i++) {
                    body.run(i);
                }
            });
        }
    }

    /** A task for each item; waits. */
    public static <T extends @Nullable Object> void forall(Iterable<T> items, ItemBody<? super T> body) {
        Tasks.finish(() -> forasync(items, body));
    }

    /** A task for each item; does not wait. */
    public static <T extends @Nullable Object> void forasync(Iterable<T> items, ItemBody<? super T> body) {
        for (T item : items) {
            Tasks.async(() -> body.run(item));
        }
    }

    /** A task for each pair {@code (i, j)}; waits. */
    public static void forall(int from0, int to0, int from1, int to1, PairBody body) {
        Tasks.finish(() -> forasync(from0, to0, from1, to1, body));
    }

    /** A task for each pair {@code (i, j)}; does not wait. */
    public static void forasync(int from0, int to0, int from1, int to1, PairBody body) {
        for (int i = from0; i < to0; i++) {
            int row = i;
            forasync(from1, to1, j -> body.run(row, j));
        }
    }

    /**
     * A task with its own thread for each index, and a phaser: {@link Tasks#next} waits for all iterations that have
     * not ended. Waits.
     */
    public static void forallPhased(int from, int to, IndexBody body) {
        Tasks.finish(() -> {
            PhaserUse use = new TaskPhaser().inMode(PhaserMode.SIGNAL_WAIT);
            for (int i = from; i < to; i++) {
                int index = i;
                Tasks.asyncPhased(use, () -> body.run(index));
            }
        });
    }
}
