package dev.anyorder.testbed.targets.threads;

/** A daemon thread that never ends does not keep the program alive. */
public final class DaemonClean {
    private static volatile int beats;

    public static void main(String[] args) {
        Thread heart = new Thread(() -> {
            while (true) {
                beats++;
                Thread.onSpinWait();
            }
        });
        heart.setDaemon(true);
        heart.start();
        while (beats < 10) {
            Thread.onSpinWait();
        }
        System.out.println("enough"); // prints: enough
    }
}
