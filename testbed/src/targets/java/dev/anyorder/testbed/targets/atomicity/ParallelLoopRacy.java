package dev.anyorder.testbed.targets.atomicity;

import dev.anyorder.api.Atomic;
import java.util.stream.IntStream;

/** Leaves of a parallel stream. */
public final class ParallelLoopRacy { // analyses: atomicity
    private int value;

    @Atomic
    void block() {
        int found;
        synchronized (this) {
            found = value; // atomicity: ParallelLoopRacy.value
        }
        synchronized (this) {
            value = found + 1; // atomicity: ParallelLoopRacy.value
        }
    }

    synchronized void other() {
        value = 3; // atomicity: ParallelLoopRacy.value
    }

    public static void main(String[] args) throws Exception {
        ParallelLoopRacy shared = new ParallelLoopRacy();
        IntStream.range(0, 2).parallel().forEach(i -> {
            if (i == 0) {
                shared.block();
            } else {
                shared.other();
            }
        });
        System.out.println("done"); // prints: done
    }
}
