package dev.anyorder.testbed.targets.threads;

/** Joins with a time-out until the thread has really ended. */
public final class TimedJoinClean {
    private int result;

    public static void main(String[] args) throws Exception {
        TimedJoinClean job = new TimedJoinClean();
        Thread thread = new Thread(() -> job.result = 5);
        thread.start();
        do {
            thread.join(100);
        } while (thread.isAlive());
        System.out.println(job.result); // prints: 5
    }
}
