package dev.anyorder.testbed.kernels.tasks;

import dev.anyorder.testbed.kernels.Digest;
import dev.anyorder.testbed.kernels.Kernel;
import java.util.Arrays;
import java.util.Random;
import java.util.concurrent.RecursiveAction;

/**
 * Sorts an array of integers by merging sorted halves through a second array; the halves are tasks. The size is the
 * number of integers in thousands.
 */
public final class MergeSort implements Kernel {

    private static final int SEQUENTIAL = 2000;
    private static final int FEW = 16;

    private int threads;
    private int[] numbers = {};
    private int[] original = {};

    @Override
    public String name() {
        return "mergesort";
    }

    @Override
    public void prepare(int size, int threads) {
        this.threads = threads;
        original = new Random(2718L).ints(size * 1000L).toArray();
        numbers = original.clone();
    }

    @Override
    public void run() {
        Pool.run(threads, new Part(numbers, new int[numbers.length], 0, numbers.length));
    }

    @Override
    public long checksum() {
        Digest digest = new Digest();
        for (int number : numbers) {
            digest.add(number);
        }
        return digest.value();
    }

    @Override
    public boolean validate() {
        int[] expected = original.clone();
        Arrays.sort(expected);
        return Arrays.equals(expected, numbers);
    }

    private static void sort(int[] a, int[] spare, int from, int to) {
        if (to - from <= FEW) {
            insertionSort(a, from, to);
            return;
        }
        int middle = from + to >>> 1;
        sort(a, spare, from, middle);
        sort(a, spare, middle, to);
        merge(a, spare, from, middle, to);
    }

    private static void insertionSort(int[] a, int from, int to) {
        for (int i = from + 1; i < to; i++) {
            int number = a[i];
            int j = i;
            while (j > from && a[j - 1] > number) {
                a[j] = a[j - 1];
                j--;
            }
            a[j] = number;
        }
    }

    private static void merge(int[] a, int[] spare, int from, int middle, int to) {
        for (int i = from; i < middle; i++) {
            spare[i] = a[i];
        }
        int left = from;
        int right = middle;
        int out = from;
        while (left < middle && right < to) {
            a[out++] = spare[left] <= a[right] ? spare[left++] : a[right++];
        }
        while (left < middle) {
            a[out++] = spare[left++];
        }
    }

    private static final class Part extends RecursiveAction {

        private final int[] a;
        private final int[] spare;
        private final int from;
        private final int to;

        Part(int[] a, int[] spare, int from, int to) {
            this.a = a;
            this.spare = spare;
            this.from = from;
            this.to = to;
        }

        @Override
        protected void compute() {
            if (to - from <= SEQUENTIAL) {
                sort(a, spare, from, to);
            } else {
                int middle = from + to >>> 1;
                invokeAll(new Part(a, spare, from, middle), new Part(a, spare, middle, to));
                merge(a, spare, from, middle, to);
            }
        }
    }
}
