package dev.anyorder.testbed.targets.locks;

import java.util.concurrent.locks.LockSupport;

/** The thread is woken first, and the data follows. */
public final class ParkRacy {
    private volatile boolean ready;
    private int data;

    int receive() {
        while (!ready) {
            LockSupport.parkNanos(1_000_000);
        }
        return data; // race: ParkRacy.data
    }

    public static void main(String[] args) throws Exception {
        ParkRacy shared = new ParkRacy();
        Thread receiver = new Thread(shared::receive);
        receiver.start();
        shared.ready = true;
        LockSupport.unpark(receiver);
        shared.data = 12; // race: ParkRacy.data
        receiver.join();
        System.out.println(shared.data); // prints: 12
    }
}
