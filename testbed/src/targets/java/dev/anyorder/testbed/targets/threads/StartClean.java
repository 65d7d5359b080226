package dev.anyorder.testbed.targets.threads;

/** What was written before the start is seen by the thread. */
public final class StartClean {
    private int[] input;
    private int sum;

    void work() {
        for (int value : input) {
            sum += value;
        }
    }

    public static void main(String[] args) throws Exception {
        StartClean job = new StartClean();
        job.input = new int[] {1, 2, 3};
        Thread thread = new Thread(job::work);
        thread.start();
        thread.join();
        System.out.println(job.sum); // prints: 6
    }
}
