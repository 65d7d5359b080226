package dev.anyorder.testbed.nakade;

import static dev.anyorder.api.Tasks.async;
import static dev.anyorder.api.Tasks.finish;

import java.util.Arrays;

/** Two tasks add the halves of two vectors. */
final class VectorAdd {
    public static void main(String[] args) {
        int[] a = new int[10];
        int[] b = new int[10];
        int[] sum = new int[10];
        Arrays.setAll(a, i -> i);
        Arrays.setAll(b, i -> 2 * i);
        finish(() -> {
            async(() -> add(a, b, sum, 0, 5));
            async(() -> add(a, b, sum, 5, 10));
        });
        System.out.println(sum[9]);
    }

    private static void add(int[] a, int[] b, int[] sum, int from, int to) {
        for (int i = from; i < to; i++) {
            sum[i] = a[i] + b[i];
        }
    }
}
