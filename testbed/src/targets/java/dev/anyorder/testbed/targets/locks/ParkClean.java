package dev.anyorder.testbed.targets.locks;

import java.util.concurrent.locks.LockSupport;

/** A parked thread is woken when the volatile flag is up and the data is there. */
public final class ParkClean {
    private volatile boolean ready;
    private int data;

    void receive() {
        while (!ready) {
            LockSupport.park(this);
        }
        System.out.println(data); // prints: 12
    }

    public static void main(String[] args) throws Exception {
        ParkClean shared = new ParkClean();
        Thread receiver = new Thread(shared::receive);
        receiver.start();
        shared.data = 12;
        shared.ready = true;
        LockSupport.unpark(receiver);
        receiver.join();
    }
}
