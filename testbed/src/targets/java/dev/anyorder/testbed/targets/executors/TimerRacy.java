package dev.anyorder.testbed.targets.executors;

import java.util.Timer;
import java.util.TimerTask;
import java.util.concurrent.CountDownLatch;

/** The timer's task against the thread that scheduled it. */
public final class TimerRacy {
    private int ticks;

    public static void main(String[] args) throws Exception {
        TimerRacy clock = new TimerRacy();
        CountDownLatch done = new CountDownLatch(1);
        Timer timer = new Timer(true);
        timer.schedule(
                new TimerTask() {
                    @Override
                    public void run() {
                        clock.ticks = 1; // race: TimerRacy.ticks
                        done.countDown();
                    }
                },
                1);
        clock.ticks = 1; // race: TimerRacy.ticks
        done.await();
        System.out.println(clock.ticks); // prints: 1
    }
}
