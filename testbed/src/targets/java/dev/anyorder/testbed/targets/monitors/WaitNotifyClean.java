package dev.anyorder.testbed.targets.monitors;

import dev.anyorder.testbed.targets.TwoThreads;

/**
 * Data is handed over by wait and notify; it is written before the lock is taken and read after it is released. If the
 * receiver comes late and has no need to wait, only the flag keeps the two in order.
 */
public final class WaitNotifyClean {
    private boolean ready;
    private String parcel;

    void deliver() {
        parcel = "books"; // at most conditional: WaitNotifyClean.parcel
        synchronized (this) {
            ready = true;
            notify();
        }
    }

    void receive() throws InterruptedException {
        synchronized (this) {
            while (!ready) {
                wait();
            }
        }
        String received = parcel; // at most conditional: WaitNotifyClean.parcel
        System.out.println(received); // prints: books
    }

    public static void main(String[] args) throws Exception {
        WaitNotifyClean door = new WaitNotifyClean();
        TwoThreads.run(door::deliver, door::receive);
    }
}
