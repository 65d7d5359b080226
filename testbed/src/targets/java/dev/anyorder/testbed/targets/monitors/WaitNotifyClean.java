package dev.anyorder.testbed.targets.monitors;

import dev.anyorder.testbed.targets.TwoThreads;

/** Data is handed over by wait and notify; it is written before the lock is taken and read after it is released. */
public final class WaitNotifyClean {
    private boolean ready;
    private String parcel;

    void deliver() {
        parcel = "books";
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
        System.out.println(parcel); // prints: books
    }

    public static void main(String[] args) throws Exception {
        WaitNotifyClean door = new WaitNotifyClean();
        TwoThreads.run(door::deliver, door::receive);
    }
}
