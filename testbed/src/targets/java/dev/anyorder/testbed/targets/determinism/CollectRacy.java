package dev.anyorder.testbed.targets.determinism;

import dev.anyorder.api.Deterministic;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.stream.IntStream;

/** In which order the leaves of a stream add to the queue is left to chance. */
public final class CollectRacy { // analyses: determinism
    private final Queue<Integer> results = new ConcurrentLinkedQueue<>();

    @Deterministic
    void all() {
        IntStream.range(0, 100).parallel().forEach(i -> {
            results.add(i); // conflict: ConcurrentLinkedQueue
        });
    }

    public static void main(String[] args) {
        CollectRacy shared = new CollectRacy();
        shared.all();
        System.out.println(shared.results.size()); // prints: 100
    }
}
