package dev.anyorder.testbed.targets.threads;

/** An interrupt hands data over: the interrupted thread notices it by an exception. */
public final class InterruptedExceptionClean {
    private String reason;

    void await() {
        synchronized (this) {
            try {
                while (true) {
                    wait();
                }
            } catch (InterruptedException e) {
                System.out.println(reason); // prints: closing
            }
        }
    }

    public static void main(String[] args) throws Exception {
        InterruptedExceptionClean shared = new InterruptedExceptionClean();
        Thread thread = new Thread(shared::await);
        thread.start();
        shared.reason = "closing";
        thread.interrupt();
        thread.join();
    }
}
