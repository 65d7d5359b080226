package dev.anyorder.testbed.targets.threads;

/** A thread that is seen to be dead has done all its work. */
public final class IsAliveClean {
    private int result;

    public static void main(String[] args) throws Exception {
        IsAliveClean job = new IsAliveClean();
        Thread thread = new Thread(() -> job.result = 5);
        thread.start();
        while (thread.isAlive()) {
            Thread.onSpinWait();
        }
        System.out.println(job.result); // prints: 5
    }
}
