package dev.anyorder.testbed.targets.determinism;

import dev.anyorder.api.Deterministic;
import dev.anyorder.testbed.targets.TwoThreads;
import java.util.Arrays;

/** Two sorts of one array, one after the other by its lock; each sorts its halves in parallel. */
public final class QuicksortClean { // analyses: determinism
    @Deterministic
    static void sort(int[] a) throws InterruptedException {
        synchronized (a) {
            sort(a, 0, a.length - 1);
        }
    }

    private static void sort(int[] a, int low, int high) throws InterruptedException {
        if (low < high) {
            int pivot = partition(a, low, high);
            Thread left = new Thread(() -> quietly(a, low, pivot - 1));
            Thread right = new Thread(() -> quietly(a, pivot + 1, high));
            left.start();
            right.start();
            left.join();
            right.join();
        }
    }

    private static void quietly(int[] a, int low, int high) {
        try {
            sort(a, low, high);
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    private static int partition(int[] a, int low, int high) {
        int next = low;
        for (int i = low; i < high; i++) {
            if (a[i] < a[high]) {
                int kept = a[next];
                a[next++] = a[i];
                a[i] = kept;
            }
        }
        int kept = a[next];
        a[next] = a[high];
        a[high] = kept;
        return next;
    }

    public static void main(String[] args) throws Exception {
        int[] a = {5, 3, 8, 1, 9, 2, 7};
        TwoThreads.run(() -> sort(a), () -> sort(a));
        System.out.println(Arrays.toString(a)); // prints: [1, 2, 3, 5, 7, 8, 9]
    }
}
