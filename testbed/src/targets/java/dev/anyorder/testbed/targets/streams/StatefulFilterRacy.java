package dev.anyorder.testbed.targets.streams;

import java.util.HashSet;
import java.util.Set;
import java.util.stream.IntStream;

/** A filter that remembers in a plain set. */
public final class StatefulFilterRacy {
    public static void main(String[] args) {
        Set<Integer> seen = new HashSet<>(4096);
        long count = IntStream.range(0, 1000)
                .parallel()
                .boxed()
                .filter(seen::add) // race: HashSet.add
                .count();
        System.out.println(count > 0); // prints: true
    }
}
