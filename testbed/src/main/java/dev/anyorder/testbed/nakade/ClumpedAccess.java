package dev.anyorder.testbed.nakade;

import static dev.anyorder.api.Tasks.async;
import static dev.anyorder.api.Tasks.finish;

/** Two tasks take turns in an array, clump by clump. */
final class ClumpedAccess {
    public static void main(String[] args) {
        int[] numbers = new int[1000];
        finish(() -> {
            async(() -> touch(numbers, 0));
            async(() -> touch(numbers, 1));
        });
        System.out.println(numbers[999]);
    }

    private static void touch(int[] numbers, int turn) {
        for (int clump = turn; clump < 100; clump += 2) {
            for (int i = 10 * clump; i < 10 * clump + 10; i++) {
                numbers[i] += clump;
            }
        }
    }
}
