package dev.anyorder.testbed.targets.patterns;

import java.util.stream.IntStream;

/** The tasks of forEach fork themselves; each element has its own cell, and the stream is over when it returns. */
public final class SelfForkingStreamClean {
    public static void main(String[] args) {
        int[] cells = new int[100_000];
        IntStream.range(0, cells.length).parallel().forEach(i -> cells[i] = 1);
        IntStream.range(0, cells.length).parallel().forEach(i -> cells[i]++);
        System.out.println(cells[0] + cells[99_999]); // prints: 4
    }
}
