package dev.anyorder.testbed.nakade;

import static dev.anyorder.api.Tasks.async;
import static dev.anyorder.api.Tasks.finish;

import java.util.Arrays;

/** A task and its parent each add their half of the reciprocals to one sum. */
final class ReciprocalArraySum {
    private static double sum;

    public static void main(String[] args) {
        double[] numbers = new double[1000];
        Arrays.setAll(numbers, i -> i + 1.0);
        finish(() -> {
            async(() -> add(numbers, 0, 500));
            add(numbers, 500, 1000);
        });
        System.out.println(sum > 0);
    }

    private static void add(double[] numbers, int from, int to) {
        for (int i = from; i < to; i++) {
            sum += 1 / numbers[i];
        }
    }
}
