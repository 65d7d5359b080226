/**
 * Two threads count together, and some counts get lost: {@code count++} reads, adds and writes.
 *
 * <p>The report: a data race on {@code Counter.count}, between the two threads, both at {@code count++}.
 */
public class Counter {
    private int count;

    void countTo(int limit) {
        for (int i = 0; i < limit; i++) {
            count++; // race
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Counter counter = new Counter();
        Thread first = new Thread(() -> counter.countTo(1000), "first");
        Thread second = new Thread(() -> counter.countTo(1000), "second");
        first.start();
        second.start();
        first.join();
        second.join();
        System.out.println("counted " + counter.count + " of 2000");
    }
}
