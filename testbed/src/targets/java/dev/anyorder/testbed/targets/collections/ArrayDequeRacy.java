package dev.anyorder.testbed.targets.collections;

import dev.anyorder.testbed.targets.TwoThreads;
import java.util.ArrayDeque;
import java.util.Deque;

/** An ArrayDeque is no concurrent queue. */
public final class ArrayDequeRacy {
    private final Deque<String> jobs = new ArrayDeque<>();

    void submit() {
        jobs.addLast("job"); // race: ArrayDeque.addLast
    }

    boolean idle() {
        return jobs.isEmpty(); // race: ArrayDeque.isEmpty
    }

    public static void main(String[] args) throws Exception {
        ArrayDequeRacy queue = new ArrayDequeRacy();
        TwoThreads.run(queue::submit, queue::idle);
        System.out.println(queue.jobs); // prints: [job]
    }
}
