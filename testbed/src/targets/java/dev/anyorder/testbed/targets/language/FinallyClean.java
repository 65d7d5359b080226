package dev.anyorder.testbed.targets.language;

import dev.anyorder.testbed.targets.TwoThreads;

/** Try, catch, finally and resources inside one lock. */
public final class FinallyClean implements AutoCloseable {
    private static final Object LOCK = new Object();
    private static int events;

    @Override
    public void close() {
        events++;
    }

    static void use(int divisor) {
        synchronized (LOCK) {
            try (FinallyClean resource = new FinallyClean()) {
                events += 10 / divisor;
            } catch (ArithmeticException e) {
                events += 100;
            } finally {
                events += 1000;
            }
        }
    }

    public static void main(String[] args) throws Exception {
        TwoThreads.run(() -> use(0), () -> use(5));
        System.out.println(events); // prints: 2104
    }
}
