package dev.anyorder.testbed.targets.atomicity;

import dev.anyorder.api.Atomic;
import java.util.stream.IntStream;

/** Leaves of a parallel stream, each with a section of its own. */
public final class ParallelLoopClean { // analyses: atomicity
    private int value;

    @Atomic
    synchronized void block() {
        int found = value;
        value = found + 1;
    }

    public static void main(String[] args) throws Exception {
        ParallelLoopClean shared = new ParallelLoopClean();
        IntStream.range(0, 8).parallel().forEach(i -> shared.block());
        System.out.println("done"); // prints: done
    }
}
