package dev.anyorder.testbed.targets.executors;

import java.util.Timer;
import java.util.TimerTask;
import java.util.concurrent.CountDownLatch;

/** The tasks of one timer run one after the other in its thread. */
public final class TimerClean {
    private int ticks;

    TimerTask tick(Runnable then) {
        return new TimerTask() {
            @Override
            public void run() {
                ticks++;
                then.run();
            }
        };
    }

    public static void main(String[] args) throws Exception {
        TimerClean clock = new TimerClean();
        CountDownLatch done = new CountDownLatch(3);
        Timer timer = new Timer();
        timer.schedule(clock.tick(done::countDown), 0);
        timer.schedule(clock.tick(done::countDown), 1);
        timer.schedule(clock.tick(done::countDown), 2);
        done.await();
        System.out.println(clock.ticks); // prints: 3
        timer.cancel();
    }
}
