package dev.anyorder.testbed.targets.threads;

/** The result is read before the join. */
public final class JoinRacy {
    private int result;

    void work() {
        result = 5; // race: JoinRacy.result
    }

    int peek() {
        return result; // race: JoinRacy.result
    }

    public static void main(String[] args) throws Exception {
        JoinRacy job = new JoinRacy();
        Thread thread = new Thread(job::work);
        thread.start();
        job.peek();
        thread.join();
        System.out.println(job.result); // prints: 5
    }
}
