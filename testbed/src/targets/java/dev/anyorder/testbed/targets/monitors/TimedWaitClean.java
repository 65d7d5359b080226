package dev.anyorder.testbed.targets.monitors;

import dev.anyorder.testbed.targets.TwoThreads;

/** Two threads play ping-pong with a plain field, waiting with a time-out. */
public final class TimedWaitClean {
    private int turn;
    private int rallies;

    synchronized void play(int me) throws InterruptedException {
        for (int i = 0; i < 10; i++) {
            while (turn != me) {
                wait(1000);
            }
            rallies++;
            turn = 1 - me;
            notifyAll();
        }
    }

    public static void main(String[] args) throws Exception {
        TimedWaitClean table = new TimedWaitClean();
        TwoThreads.run(() -> table.play(0), () -> table.play(1));
        System.out.println(table.rallies); // prints: 20
    }
}
