package dev.anyorder.testbed.targets.deadlock;

/** Three philosophers, each of whom takes the left fork first. */
public final class PhilosophersRacy { // analyses: deadlock
    private final Convoy convoy = new Convoy();
    private final Object[] forks = {new Object(), new Object(), new Object()};
    private final int[] eaten = new int[3];

    void eat(int i) {
        Object first = forks[i];
        Object second = forks[(i + 1) % 3];
        synchronized (first) { // deadlock
            synchronized (second) { // deadlock
                eaten[i]++;
            }
        }
    }

    public static void main(String[] args) throws Exception {
        PhilosophersRacy table = new PhilosophersRacy();
        Thread[] threads = new Thread[3];
        for (int i = 0; i < threads.length; i++) {
            int seat = i;
            threads[i] = new Thread(() -> table.convoy.pass(() -> table.eat(seat)));
            threads[i].start();
        }
        for (Thread thread : threads) {
            thread.join();
        }
        System.out.println("full"); // prints: full
    }
}
