package dev.anyorder.testbed.nakade;

import static dev.anyorder.api.Tasks.async;
import static dev.anyorder.api.Tasks.finish;

/** Two tasks fill the two halves of an array. */
final class PrimitiveArrayNoRace {
    public static void main(String[] args) {
        int[] numbers = new int[20];
        finish(() -> {
            async(() -> fill(numbers, 0, 10));
            async(() -> fill(numbers, 10, 20));
        });
        System.out.println(numbers[19]);
    }

    private static void fill(int[] numbers, int from, int to) {
        for (int i = from; i < to; i++) {
            numbers[i] = i * i;
        }
    }
}
