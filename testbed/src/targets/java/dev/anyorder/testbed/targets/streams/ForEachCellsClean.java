package dev.anyorder.testbed.targets.streams;

import java.util.Arrays;
import java.util.stream.IntStream;

/** Each element writes its own cell. */
public final class ForEachCellsClean {
    public static void main(String[] args) {
        int[] squares = new int[1000];
        IntStream.range(0, squares.length).parallel().forEach(i -> squares[i] = i * i);
        Arrays.parallelSetAll(squares, i -> squares[i] + 1);
        System.out.println(squares[999]); // prints: 998002
    }
}
