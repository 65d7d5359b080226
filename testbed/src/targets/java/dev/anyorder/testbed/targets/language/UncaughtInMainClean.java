package dev.anyorder.testbed.targets.language;

/** The main thread dies of an exception: exit status 1, after what the other thread has to say. */
public final class UncaughtInMainClean {
    private static String words;

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(() -> words = "said");
        other.start();
        other.join();
        System.out.println(words); // prints: said
        throw new IllegalStateException("on purpose"); // exit: 1
    }
}
