package dev.anyorder.testbed.targets.determinism;

import dev.anyorder.api.Deterministic;

/** Two halves of an array that have an element in common. */
public final class HalvesMeetRacy { // analyses: determinism
    private static void fill(int[] a, int low, int high, int value) {
        for (int i = low; i <= high; i++) {
            a[i] = value; // conflict: int[]
        }
    }

    @Deterministic
    static void fill(int[] a) throws InterruptedException {
        Thread left = new Thread(() -> fill(a, 0, 4, 1));
        left.start();
        fill(a, 4, 7, 2);
        left.join();
    }

    public static void main(String[] args) throws Exception {
        int[] a = new int[8];
        fill(a);
        System.out.println(a[0] + a[7]); // prints: 3
    }
}
