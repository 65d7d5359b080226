package dev.anyorder.testbed.targets.dependences;

import dev.anyorder.testbed.targets.TwoThreads;

/** A value is read in every round of a loop, and what was made of it is written in another section. */
public final class SummedInLoopRacy { // analyses: atomicity
    private int rate = 1;

    void act(int rounds) {
        int sum = 0;
        synchronized (this) {
            for (int i = 0; i < rounds; i++) {
                sum += rate; // atomicity: SummedInLoopRacy.rate
            }
        }
        synchronized (this) {
            rate = sum; // atomicity: SummedInLoopRacy.rate
        }
    }

    public static void main(String[] args) throws Exception {
        SummedInLoopRacy shared = new SummedInLoopRacy();
        TwoThreads.run(() -> shared.act(2), () -> shared.act(3));
        System.out.println("done"); // prints: done
    }
}
