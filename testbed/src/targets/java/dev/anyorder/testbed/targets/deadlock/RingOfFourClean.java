package dev.anyorder.testbed.targets.deadlock;

/** Four tasks around a ring, which one of them goes the other way. */
public final class RingOfFourClean { // analyses: deadlock
    private final Convoy convoy = new Convoy();
    private final Object[] forks = {new Object(), new Object(), new Object(), new Object()};
    private final int[] eaten = new int[4];

    void eat(int i) {
        Object first = forks[Math.min(i, (i + 1) % 4)];
        Object second = forks[Math.max(i, (i + 1) % 4)];
        synchronized (first) {
            synchronized (second) {
                eaten[i]++;
            }
        }
    }

    public static void main(String[] args) throws Exception {
        RingOfFourClean table = new RingOfFourClean();
        Thread[] threads = new Thread[4];
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
