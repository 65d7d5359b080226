package dev.anyorder.testbed.targets.dependences;

import dev.anyorder.testbed.targets.TwoThreads;

/** Each waits for its turn, and passes it on. */
public final class TurnsClean { // analyses: atomicity
    private volatile int turn;

    void act(int me) {
        int rounds = 0;
        while (rounds < 3) {
            if (turn == me) {
                turn = 1 - me;
                rounds++;
            } else {
                Thread.yield();
            }
        }
    }

    public static void main(String[] args) throws Exception {
        TurnsClean shared = new TurnsClean();
        TwoThreads.run(() -> shared.act(0), () -> shared.act(1));
        System.out.println("done"); // prints: done
    }
}
