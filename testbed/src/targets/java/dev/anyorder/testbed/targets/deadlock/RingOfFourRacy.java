package dev.anyorder.testbed.targets.deadlock;

/** Four tasks around a ring of four locks. */
public final class RingOfFourRacy { // analyses: deadlock
    private final Convoy convoy = new Convoy();
    private final Object[] forks = {new Object(), new Object(), new Object(), new Object()};
    private final int[] eaten = new int[4];

    void eat(int i) {
        Object first = forks[i];
        Object second = forks[(i + 1) % 4];
        synchronized (first) { // deadlock
            synchronized (second) { // deadlock
                eaten[i]++;
            }
        }
    }

    public static void main(String[] args) throws Exception {
        RingOfFourRacy table = new RingOfFourRacy();
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
