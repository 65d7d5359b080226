package dev.anyorder.agent.task;

import java.util.SplittableRandom;

/**
 * Yields at random, so that rare schedules occur. Seeded, but the effect depends on the machine. Never interrupts or
 * consumes a park permit. Thread-confined.
 */
final class RandomYields {
    private static final int FEW = 8;
    private static final long LONG_NANOS = 200_000;

    private final SplittableRandom random;

    RandomYields(SplittableRandom random) {
        this.random = random;
    }

    @SuppressWarnings("ThreadPriorityCheck")
    void giveWay() {
        int die = random.nextInt(16);
        if (die == 0) {
            long until = System.nanoTime() + random.nextLong(LONG_NANOS);
            while (System.nanoTime() < until) {
                Thread.yield();
            }
        } else if (die < 5) {
            for (int i = random.nextInt(FEW); i >= 0; i--) {
                Thread.yield();
            }
        }
    }
}
