package dev.anyorder.agent.task;

import java.util.SplittableRandom;

/**
 * Lets a thread give way now and then, so that the others go ahead that would usually come later. Seeded, but what comes of it depends
 * on the machine as well. It only yields: nothing that the program does is interrupted, and no permit to go on is used up. Belongs
 * to a thread.
 */
final class RandomYields {
    private static final int FEW = 8;
    private static final long LONG_NANOS = 200_000;

    private final SplittableRandom random;

    RandomYields(SplittableRandom random) {
        this.random = random;
    }

    /** Gives way, or does not. */
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
