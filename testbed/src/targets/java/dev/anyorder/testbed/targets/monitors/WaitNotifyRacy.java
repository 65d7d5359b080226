package dev.anyorder.testbed.targets.monitors;

import dev.anyorder.testbed.targets.TwoThreads;

/** The parcel is packed after the bell was rung. */
public final class WaitNotifyRacy {
    private boolean ready;
    private String parcel;

    void deliver() {
        synchronized (this) {
            ready = true;
            notifyAll();
        }
        parcel = "books"; // race: WaitNotifyRacy.parcel
    }

    String receive() throws InterruptedException {
        synchronized (this) {
            while (!ready) {
                wait();
            }
        }
        return parcel; // race: WaitNotifyRacy.parcel
    }

    public static void main(String[] args) throws Exception {
        WaitNotifyRacy door = new WaitNotifyRacy();
        TwoThreads.run(door::deliver, door::receive);
        System.out.println(door.parcel); // prints: books
    }
}
