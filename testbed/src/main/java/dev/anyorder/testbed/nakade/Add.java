package dev.anyorder.testbed.nakade;

import static dev.anyorder.api.Tasks.async;
import static dev.anyorder.api.Tasks.finish;
import static dev.anyorder.api.Tasks.isolated;

import java.util.Arrays;

/** Two tasks add up their halves, and then add the result to the total in an isolated section. */
final class Add {
    private static int total;

    public static void main(String[] args) {
        int[] numbers = new int[20];
        Arrays.setAll(numbers, i -> i);
        finish(() -> {
            async(() -> add(numbers, 0, 10));
            async(() -> add(numbers, 10, 20));
        });
        System.out.println(total);
    }

    private static void add(int[] numbers, int from, int to) {
        int sum = 0;
        for (int i = from; i < to; i++) {
            sum += numbers[i];
        }
        int part = sum;
        isolated(() -> {
            total += part;
        });
    }
}
