package dev.anyorder.testbed.nakade;

import static dev.anyorder.api.Tasks.async;
import static dev.anyorder.api.Tasks.finish;

/** Two tasks fill parts of an array that have one element in common. */
final class PrimitiveArrayRace {
    public static void main(String[] args) {
        int[] numbers = new int[20];
        finish(() -> {
            async(() -> fill(numbers, 0, 11));
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
