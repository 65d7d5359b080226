package dev.anyorder.testbed.targets.threads;

/** The join times out: the thread still waits for its permission to end. */
public final class TimedJoinRacy {
    private int result;

    public static void main(String[] args) throws Exception {
        TimedJoinRacy job = new TimedJoinRacy();
        Thread thread = new Thread(() -> {
            job.result = 5; // race: TimedJoinRacy.result
            while (!Thread.interrupted()) {
                Thread.onSpinWait();
            }
        });
        thread.start();
        thread.join(1);
        int early = job.result; // race: TimedJoinRacy.result
        thread.interrupt();
        thread.join();
        System.out.println(Math.max(early, job.result)); // prints: 5
    }
}
