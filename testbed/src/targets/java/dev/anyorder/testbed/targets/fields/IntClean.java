package dev.anyorder.testbed.targets.fields;

import dev.anyorder.testbed.targets.TwoThreads;

/** Each thread has a game of its own; the sum is made when both have ended. */
public final class IntClean {
    private int score;

    void play() {
        for (int round = 0; round < 100; round++) {
            score += round;
        }
    }

    public static void main(String[] args) throws Exception {
        IntClean left = new IntClean();
        IntClean right = new IntClean();
        TwoThreads.run(left::play, right::play);
        System.out.println(left.score + right.score); // prints: 9900
    }
}
