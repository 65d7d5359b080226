package dev.anyorder.testbed.kernels.tasks;

/** Sorts a part of an array in one task, by partition around the median of three. */
final class Quick {

    private static final int FEW = 16;

    private Quick() {}

    /** Sorts the numbers from {@code from} up to {@code to}. */
    static void sort(double[] a, int from, int to) {
        int start = from;
        int end = to;
        while (end - start > FEW) {
            double pivot = median(a[start], a[start + end >>> 1], a[end - 1]);
            int left = start;
            int right = end - 1;
            while (left <= right) {
                while (a[left] < pivot) {
                    left++;
                }
                while (a[right] > pivot) {
                    right--;
                }
                if (left <= right) {
                    double number = a[left];
                    a[left++] = a[right];
                    a[right--] = number;
                }
            }
            sort(a, start, right + 1);
            start = left;
        }
        insertionSort(a, start, end);
    }

    private static double median(double x, double y, double z) {
        return Math.max(Math.min(x, y), Math.min(Math.max(x, y), z));
    }

    private static void insertionSort(double[] a, int from, int to) {
        for (int i = from + 1; i < to; i++) {
            double number = a[i];
            int j = i;
            while (j > from && a[j - 1] > number) {
                a[j] = a[j - 1];
                j--;
            }
            a[j] = number;
        }
    }
}
