package dev.anyorder.testbed.targets.streams;

import java.util.stream.IntStream;

/** The classic: a parallel stream adds up into one array cell. */
public final class ForEachCellRacy {
    public static void main(String[] args) {
        long[] sum = new long[1];
        IntStream.range(0, 1000).parallel().forEach(i -> {
            sum[0] += i; // race: long[]
        });
        System.out.println(sum[0] > 0); // prints: true
    }
}
