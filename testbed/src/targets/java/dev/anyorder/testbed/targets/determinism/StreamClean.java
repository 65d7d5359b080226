package dev.anyorder.testbed.targets.determinism;

import dev.anyorder.api.Deterministic;
import java.util.stream.IntStream;

/** A parallel sum, and elements that are each written by one leaf. */
public final class StreamClean { // analyses: determinism
    @Deterministic
    static int squares(int[] a) {
        IntStream.range(0, a.length).parallel().forEach(i -> a[i] = i * i);
        return IntStream.of(a).parallel().sum();
    }

    public static void main(String[] args) {
        System.out.println(squares(new int[10])); // prints: 285
    }
}
