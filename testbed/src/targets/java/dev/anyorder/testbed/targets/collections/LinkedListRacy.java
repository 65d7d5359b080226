package dev.anyorder.testbed.targets.collections;

import dev.anyorder.testbed.targets.TwoThreads;
import java.util.LinkedList;

/** A linked list as an unguarded queue. */
public final class LinkedListRacy {
    private final LinkedList<String> jobs = new LinkedList<>();

    void submit() {
        jobs.addLast("job"); // race: LinkedList.addLast
    }

    int waiting() {
        return jobs.size(); // race: LinkedList.size
    }

    public static void main(String[] args) throws Exception {
        LinkedListRacy queue = new LinkedListRacy();
        TwoThreads.run(queue::submit, queue::waiting);
        System.out.println(queue.jobs); // prints: [job]
    }
}
