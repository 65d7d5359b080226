package dev.anyorder.core.order;

/** Leaves out what a failing program does not need to fail. */
final class Shrinker {
    private Shrinker() {}

    static Program shrink(Program failing, TrackedOrders which, int height) {
        Program before = failing;
        Program least = once(before, which, height);
        while (least.instructions().size() < before.instructions().size()) {
            before = least;
            least = once(before, which, height);
        }
        return least;
    }

    /** Leaves out runs of instructions, long ones first. */
    private static Program once(Program failing, TrackedOrders which, int height) {
        Program least = failing;
        for (int size = least.instructions().size(); size > 0; size /= 2) {
            for (int from = least.instructions().size() - size; from >= 0; from--) {
                int to = Math.min(from + size, least.instructions().size());
                Program less = least.without(from, to);
                if (fails(less, which, height)) {
                    least = less;
                }
            }
        }
        return least;
    }

    static boolean fails(Program program, TrackedOrders which, int height) {
        try {
            Run.of(program, which, height).compareAll();
            return false;
        } catch (AssertionError | RuntimeException e) {
            return true;
        }
    }
}
