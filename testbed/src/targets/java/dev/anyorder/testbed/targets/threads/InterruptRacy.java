package dev.anyorder.testbed.targets.threads;

/** The reason is given after the interrupt. */
public final class InterruptRacy {
    private String reason;

    String await() {
        while (!Thread.interrupted()) {
            Thread.onSpinWait();
        }
        return reason; // race: InterruptRacy.reason
    }

    public static void main(String[] args) throws Exception {
        InterruptRacy shared = new InterruptRacy();
        Thread thread = new Thread(shared::await);
        thread.start();
        thread.interrupt();
        shared.reason = "closing"; // race: InterruptRacy.reason
        thread.join();
        System.out.println(shared.reason); // prints: closing
    }
}
