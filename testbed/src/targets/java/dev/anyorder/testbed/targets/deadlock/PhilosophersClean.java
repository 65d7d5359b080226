package dev.anyorder.testbed.targets.deadlock;

/** Three philosophers, each of whom takes the lower fork first. */
public final class PhilosophersClean { // analyses: deadlock
    private final Convoy convoy = new Convoy();
    private final Object[] forks = {new Object(), new Object(), new Object()};
    private final int[] eaten = new int[3];

    void eat(int i) {
        Object first = forks[Math.min(i, (i + 1) % 3)];
        Object second = forks[Math.max(i, (i + 1) % 3)];
        synchronized (first) {
            synchronized (second) {
                eaten[i]++;
            }
        }
    }

    public static void main(String[] args) throws Exception {
        PhilosophersClean table = new PhilosophersClean();
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
