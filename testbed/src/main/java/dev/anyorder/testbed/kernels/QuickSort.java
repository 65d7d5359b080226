package dev.anyorder.testbed.kernels;

import java.util.Random;

/**
 * Sorts an array of integers by recursive partition, with a new thread for one of the two parts as long as there are
 * threads left. The size is the number of integers in thousands.
 */
public final class QuickSort implements Kernel {

    private static final int FEW = 12;

    private int threads;
    private int[] numbers = {};
    private long sum;

    @Override
    public String name() {
        return "quicksort";
    }

    @Override
    public void prepare(int size, int threads) {
        this.threads = threads;
        numbers = new Random(4711L).ints(size * 1000L).toArray();
        sum = sum();
    }

    @Override
    public void run() {
        sort(0, numbers.length - 1, threads);
    }

    private void sort(int low, int high, int threads) {
        if (high - low < FEW) {
            insertionSort(low, high);
            return;
        }
        int middle = partition(low, high);
        if (threads > 1) {
            Thread left = new Thread(() -> sort(low, middle, threads / 2), "left");
            left.start();
            sort(middle + 1, high, threads - threads / 2);
            Team.join(left);
        } else {
            sort(low, middle, 1);
            sort(middle + 1, high, 1);
        }
    }

    private int partition(int low, int high) {
        int pivot = median(numbers[low], numbers[low + high >>> 1], numbers[high]);
        int i = low - 1;
        int j = high + 1;
        while (true) {
            do {
                i++;
            } while (numbers[i] < pivot);
            do {
                j--;
            } while (numbers[j] > pivot);
            if (i >= j) {
                return Math.min(j, high - 1);
            }
            int number = numbers[i];
            numbers[i] = numbers[j];
            numbers[j] = number;
        }
    }

    private static int median(int a, int b, int c) {
        return Math.max(Math.min(a, b), Math.min(Math.max(a, b), c));
    }

    private void insertionSort(int low, int high) {
        for (int i = low + 1; i <= high; i++) {
            int number = numbers[i];
            int j = i - 1;
            while (j >= low && numbers[j] > number) {
                numbers[j + 1] = numbers[j];
                j--;
            }
            numbers[j + 1] = number;
        }
    }

    private long sum() {
        long total = 0;
        for (int number : numbers) {
            total += number;
        }
        return total;
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
        for (int i = 1; i < numbers.length; i++) {
            if (numbers[i - 1] > numbers[i]) {
                return false;
            }
        }
        return sum() == sum;
    }
}
