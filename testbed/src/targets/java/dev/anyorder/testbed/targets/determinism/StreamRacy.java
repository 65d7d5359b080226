package dev.anyorder.testbed.targets.determinism;

import dev.anyorder.api.Deterministic;
import java.util.stream.IntStream;

/** Leaves of a parallel stream, and one variable. */
public final class StreamRacy { // analyses: determinism
    private int last;

    @Deterministic
    void run() {
        IntStream.range(0, 9).parallel().forEach(i -> last = i); // conflict: StreamRacy.last
    }

    public static void main(String[] args) {
        StreamRacy shared = new StreamRacy();
        shared.run();
        System.out.println(shared.last >= 0); // prints: true
    }
}
