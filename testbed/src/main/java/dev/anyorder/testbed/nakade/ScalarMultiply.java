package dev.anyorder.testbed.nakade;

import static dev.anyorder.api.Tasks.async;
import static dev.anyorder.api.Tasks.finish;
import static dev.anyorder.api.Tasks.isolated;

import java.util.Arrays;

/** Two tasks multiply the halves of a vector with one number, and count what they did in isolated sections. */
final class ScalarMultiply {
    private static int done;

    public static void main(String[] args) {
        int[] vector = new int[10];
        Arrays.fill(vector, 2);
        finish(() -> {
            async(() -> multiply(vector, 0, 5));
            async(() -> multiply(vector, 5, 10));
        });
        System.out.println(vector[9] + " " + done);
    }

    private static void multiply(int[] vector, int from, int to) {
        for (int i = from; i < to; i++) {
            vector[i] *= 3;
        }
        isolated(() -> {
            done += to - from;
        });
    }
}
