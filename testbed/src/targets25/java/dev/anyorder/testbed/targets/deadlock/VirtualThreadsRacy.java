package dev.anyorder.testbed.targets.deadlock;

/** Two virtual threads, each in its own order. */
public final class VirtualThreadsRacy { // analyses: deadlock
    private final Convoy convoy = new Convoy();
    private final Object left = new Object();
    private final Object right = new Object();
    private int sum;

    void one() {
        synchronized (left) { // deadlock
            synchronized (right) { // deadlock
                sum++;
            }
        }
    }

    void two() {
        synchronized (right) { // deadlock
            synchronized (left) { // deadlock
                sum++;
            }
        }
    }

    public static void main(String[] args) throws Exception {
        VirtualThreadsRacy shared = new VirtualThreadsRacy();
        Thread one = Thread.startVirtualThread(() -> shared.convoy.pass(shared::one));
        Thread two = Thread.startVirtualThread(() -> shared.convoy.pass(shared::two));
        one.join();
        two.join();
        System.out.println(shared.sum); // prints: 2
    }
}
