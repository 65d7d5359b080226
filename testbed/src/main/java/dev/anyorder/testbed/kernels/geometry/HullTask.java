package dev.anyorder.testbed.kernels.geometry;

import dev.anyorder.testbed.kernels.tasks.Pack;
import dev.anyorder.testbed.kernels.tasks.Range;
import java.util.concurrent.RecursiveTask;
import java.util.stream.IntStream;

/** The whole hull, counterclockwise from the leftmost point: that point, what is below, the rightmost, what is above. */
final class HullTask extends RecursiveTask<int[]> {

    private final PlanePoints points;

    HullTask(PlanePoints points) {
        this.points = points;
    }

    @Override
    protected int[] compute() {
        int[] all = IntStream.range(0, points.size()).toArray();
        int leftmost = best(all, (a, b) -> points.compare(a, b) < 0);
        int rightmost = best(all, (a, b) -> points.compare(a, b) > 0);
        Side below = new Side(leftmost, rightmost, Pack.of(all, p -> points.turn(rightmost, leftmost, p) > 0));
        Side above = new Side(rightmost, leftmost, Pack.of(all, p -> points.turn(leftmost, rightmost, p) > 0));
        invokeAll(below, above);
        return joined(joined(new int[] {leftmost}, below.join()), joined(new int[] {rightmost}, above.join()));
    }

    private interface Better {
        boolean than(int a, int b);
    }

    /** The best of some points; each task finds that of a block. */
    private static int best(int[] items, Better better) {
        int block = 4096;
        int[] bests = new int[(items.length + block - 1) / block];
        Range.each(0, bests.length, 1, (from, to) -> {
            for (int b = from; b < to; b++) {
                bests[b] = best(items, b * block, Math.min(items.length, (b + 1) * block), better);
            }
        });
        return best(bests, 0, bests.length, better);
    }

    private static int best(int[] items, int from, int to, Better better) {
        int best = items[from];
        for (int i = from + 1; i < to; i++) {
            best = better.than(items[i], best) ? items[i] : best;
        }
        return best;
    }

    private static int[] joined(int[] a, int[] b) {
        return IntStream.concat(IntStream.of(a), IntStream.of(b)).toArray();
    }

    /** The corners between two corners, where all points that matter are to the right of the way between them. */
    private final class Side extends RecursiveTask<int[]> {

        private final int start;
        private final int end;
        private final int[] outside;

        Side(int start, int end, int[] outside) {
            this.start = start;
            this.end = end;
            this.outside = outside;
        }

        @Override
        protected int[] compute() {
            if (outside.length == 0) {
                return outside;
            }
            int furthest = best(outside, this::isFurther);
            Side before = new Side(start, furthest, Pack.of(outside, p -> points.turn(furthest, start, p) > 0));
            Side after = new Side(furthest, end, Pack.of(outside, p -> points.turn(end, furthest, p) > 0));
            invokeAll(before, after);
            return joined(joined(before.join(), new int[] {furthest}), after.join());
        }

        /** Of points equally far the leftmost, which is a corner, while one between two others is not. */
        private boolean isFurther(int a, int b) {
            long byDistance = points.turn(end, start, a) - points.turn(end, start, b);
            return byDistance != 0 ? byDistance > 0 : points.compare(a, b) < 0;
        }
    }
}
