package dev.anyorder.testbed.targets.deadlock;

/** One virtual thread ends before the other starts. */
public final class VirtualThreadsClean { // analyses: deadlock
    private final Convoy convoy = new Convoy();
    private final Object left = new Object();
    private final Object right = new Object();
    private int sum;

    void one() {
        synchronized (left) {
            synchronized (right) {
                sum++;
            }
        }
    }

    void two() {
        synchronized (right) {
            synchronized (left) {
                sum++;
            }
        }
    }

    public static void main(String[] args) throws Exception {
        VirtualThreadsClean shared = new VirtualThreadsClean();
        Thread one = Thread.startVirtualThread(() -> shared.convoy.pass(shared::one));
        one.join();
        Thread two = Thread.startVirtualThread(() -> shared.convoy.pass(shared::two));
        two.join();
        System.out.println(shared.sum); // prints: 2
    }
}
