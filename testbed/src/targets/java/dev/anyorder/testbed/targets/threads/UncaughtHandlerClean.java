package dev.anyorder.testbed.targets.threads;

/** The handler of an uncaught exception runs in the dying thread, before its end is seen. */
public final class UncaughtHandlerClean {
    private String lastWords;

    public static void main(String[] args) throws Exception {
        UncaughtHandlerClean shared = new UncaughtHandlerClean();
        Thread thread = new Thread(() -> {
            throw new IllegalStateException("farewell");
        });
        thread.setUncaughtExceptionHandler((dying, failure) -> shared.lastWords = failure.getMessage());
        thread.start();
        thread.join();
        System.out.println(shared.lastWords); // prints: farewell
    }
}
