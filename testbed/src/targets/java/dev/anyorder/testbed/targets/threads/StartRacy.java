package dev.anyorder.testbed.targets.threads;

/** The input is set when the thread is already running. */
public final class StartRacy {
    private int input;

    int work() {
        return input * 2; // race: StartRacy.input
    }

    public static void main(String[] args) throws Exception {
        StartRacy job = new StartRacy();
        Thread thread = new Thread(job::work);
        thread.start();
        job.input = 21; // race: StartRacy.input
        thread.join();
        System.out.println(job.work()); // prints: 42
    }
}
