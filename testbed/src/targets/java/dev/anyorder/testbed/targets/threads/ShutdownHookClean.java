package dev.anyorder.testbed.targets.threads;

/** A shutdown hook reads what was written before the exit; the exit status is the program's own. */
public final class ShutdownHookClean {
    private static String state = "starting";

    public static void main(String[] args) {
        Runtime.getRuntime().addShutdownHook(new Thread(() -> System.out.println(state))); // prints: stopped
        state = "stopped";
        System.exit(3); // exit: 3
    }
}
