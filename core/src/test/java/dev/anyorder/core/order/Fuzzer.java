package dev.anyorder.core.order;

import java.util.SplittableRandom;

/** Runs random programs against the oracle; a program that fails is made as small as it gets, and told. */
final class Fuzzer {
    /** Trees as tall as in real runs. */
    static final int TALL = TaskForest.SHARED.height;

    long graphs;
    long answers;

    /** One program of a shape. */
    void once(Shape shape, long seed) {
        SplittableRandom random = new SplittableRandom(seed * Shape.values().length + shape.ordinal());
        TrackedOrders which = TrackedOrders.values()[random.nextInt(TrackedOrders.values().length)];
        int height = random.nextInt(3) == 0 ? 1 + random.nextInt(4) : TALL;
        ClockRetention clockRetention =
                random.nextInt(4) == 0 ? ClockRetention.CURRENT_STEP : ClockRetention.EVERY_STEP;
        Run run = new Run(which, clockRetention, height);
        Generator generator = new Generator(shape, random, run);
        try {
            generator.runToEnd();
        } catch (AssertionError | RuntimeException e) {
            Program least = Shrinker.shrink(generator.program(), which, height);
            String where = shape + ", seed " + seed + ", " + which + ", height " + height + ": ";
            throw new AssertionError(where + least, e);
        }
        graphs++;
        answers += run.answers;
    }

    /** The first failure among so many programs of each shape, or an empty text. */
    static String firstFailure(long programs) {
        Fuzzer fuzzer = new Fuzzer();
        for (long n = 0; n < programs; n++) {
            for (Shape shape : Shape.values()) {
                try {
                    fuzzer.once(shape, n);
                } catch (AssertionError e) {
                    return e.getMessage() + ": " + e.getCause().getMessage();
                }
            }
        }
        return "";
    }

    static boolean fails(String program, int height) {
        return Shrinker.fails(Program.parse(program), TrackedOrders.ALL, height);
    }
}
