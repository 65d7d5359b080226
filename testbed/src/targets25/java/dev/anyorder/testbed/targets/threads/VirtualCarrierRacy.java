package dev.anyorder.testbed.targets.threads;

import java.util.ArrayList;
import java.util.List;

/** One virtual thread per element: what ran earlier on the same carrier is not ordered before. */
public final class VirtualCarrierRacy {
    private final int[] cell = new int[1];

    void add() {
        Thread.yield();
        cell[0]++; // race: int[]
    }

    public static void main(String[] args) throws Exception {
        VirtualCarrierRacy shared = new VirtualCarrierRacy();
        List<Thread> threads = new ArrayList<>();
        for (int i = 0; i < 10; i++) {
            threads.add(Thread.startVirtualThread(shared::add));
        }
        for (Thread thread : threads) {
            thread.join();
        }
        System.out.println(shared.cell[0] > 0); // prints: true
    }
}
