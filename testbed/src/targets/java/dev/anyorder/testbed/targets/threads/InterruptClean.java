package dev.anyorder.testbed.targets.threads;

/** An interrupt hands data over: the interrupted thread notices it by polling. */
public final class InterruptClean {
    private String reason;

    public static void main(String[] args) throws Exception {
        InterruptClean shared = new InterruptClean();
        Thread thread = new Thread(() -> {
            while (!Thread.currentThread().isInterrupted()) {
                Thread.onSpinWait();
            }
            System.out.println(shared.reason); // prints: closing
        });
        thread.start();
        shared.reason = "closing";
        thread.interrupt();
        thread.join();
    }
}
