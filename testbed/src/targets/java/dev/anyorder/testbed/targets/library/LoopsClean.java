package dev.anyorder.testbed.targets.library;

import static dev.anyorder.api.Loops.*;
import static dev.anyorder.api.Tasks.*;

import java.util.List;

/** Each iteration has its own element, and a forall is over when it returns. */
public final class LoopsClean {
    public static void main(String[] args) {
        int[][] table = new int[6][6];
        int[] totals = new int[6];
        forall(0, 6, 0, 6, (i, j) -> table[i][j] = i * j);
        forallChunked(0, 6, 4, i -> totals[i] = table[i][1]);
        forall(List.of(0, 1, 2), i -> totals[2 * i] += totals[2 * i + 1]);
        finish(() -> forasync(0, 3, i -> totals[2 * i + 1] = totals[2 * i]));
        System.out.println(totals[1] + totals[3] + totals[5]); // prints: 15
    }
}
