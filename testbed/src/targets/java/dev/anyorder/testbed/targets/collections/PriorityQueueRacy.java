package dev.anyorder.testbed.targets.collections;

import dev.anyorder.testbed.targets.TwoThreads;
import java.util.PriorityQueue;
import java.util.Queue;

/** A heap without a lock. */
public final class PriorityQueueRacy {
    private final Queue<Integer> heap = new PriorityQueue<>();

    void offer() {
        heap.offer(5); // race: PriorityQueue.offer
    }

    Integer peek() {
        return heap.peek(); // race: PriorityQueue.peek
    }

    public static void main(String[] args) throws Exception {
        PriorityQueueRacy shared = new PriorityQueueRacy();
        TwoThreads.run(shared::offer, shared::peek);
        System.out.println(shared.heap); // prints: [5]
    }
}
