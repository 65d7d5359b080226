import java.util.concurrent.atomic.AtomicInteger;

/**
 * The counter again, three times right: with a lock, with an atomic, and with a part for each thread.
 *
 * <p>The report: nothing.
 */
public class Clean {
    private final AtomicInteger atomic = new AtomicInteger();
    private final int[] parts = new int[2];
    private int locked;

    void countTo(int limit, int part) {
        for (int i = 0; i < limit; i++) {
            synchronized (this) {
                locked++;
            }
            atomic.incrementAndGet();
            parts[part]++;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Clean clean = new Clean();
        Thread first = new Thread(() -> clean.countTo(1000, 0), "first");
        Thread second = new Thread(() -> clean.countTo(1000, 1), "second");
        first.start();
        second.start();
        first.join();
        second.join();
        System.out.println(clean.locked + " " + clean.atomic + " " + (clean.parts[0] + clean.parts[1]));
    }
}
