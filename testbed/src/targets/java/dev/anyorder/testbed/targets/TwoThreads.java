package dev.anyorder.testbed.targets;

/**
 * Runs two bodies in two threads, both started before either is joined: nothing but what the bodies do themselves
 * orders one against the other. A body that fails makes the caller fail.
 */
public final class TwoThreads {
    /** What a thread does. */
    public interface Body {
        void run() throws Exception;
    }

    private static final class Runner extends Thread {
        private final Body body;
        private Exception failure;

        Runner(String name, Body body) {
            super(name);
            this.body = body;
        }

        @Override
        public void run() {
            try {
                body.run();
            } catch (Exception e) {
                failure = e;
            }
        }
    }

    private TwoThreads() {}

    /** Runs both bodies and returns when both have ended. */
    public static void run(Body first, Body second) throws Exception {
        Runner one = new Runner("one", first);
        Runner two = new Runner("two", second);
        one.start();
        two.start();
        one.join();
        two.join();
        if (one.failure != null) {
            throw one.failure;
        }
        if (two.failure != null) {
            throw two.failure;
        }
    }
}
