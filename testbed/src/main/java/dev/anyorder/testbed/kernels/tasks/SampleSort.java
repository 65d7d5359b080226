package dev.anyorder.testbed.kernels.tasks;

import dev.anyorder.testbed.kernels.Digest;
import dev.anyorder.testbed.kernels.Kernel;
import java.util.Arrays;
import java.util.Random;

/**
 * Sorts numbers by a sample of them: tasks count how many numbers of each block fall between two numbers of the sample,
 * move them there, and sort each such bucket. The size is the number of numbers in thousands.
 */
public final class SampleSort implements Kernel {

    private static final int BLOCK = 8192;
    private static final int PER_BUCKET = 4096;
    private static final int OVERSAMPLING = 8;

    private int threads;
    private double[] original = {};
    private double[] sorted = {};
    private double[] splitters = {};
    private int[][] places = {};

    @Override
    public String name() {
        return "sort";
    }

    @Override
    public void prepare(int size, int threads) {
        this.threads = threads;
        Random random = new Random(1970L);
        original = new double[size * 1000];
        for (int i = 0; i < original.length; i++) {
            original[i] = random.nextGaussian();
        }
        sorted = new double[original.length];
    }

    @Override
    public void run() {
        splitters = chooseSplitters();
        places = new int[(original.length + BLOCK - 1) / BLOCK][splitters.length + 1];
        Pool.run(threads, () -> {
            Range.each(0, places.length, 1, this::count);
            int[] starts = startsOfBuckets();
            Range.each(0, places.length, 1, this::move);
            Range.each(0, splitters.length + 1, 1, (from, to) -> sortBuckets(starts, from, to));
        });
    }

    private double[] chooseSplitters() {
        int buckets = original.length / PER_BUCKET + 1;
        double[] sample = new double[buckets * OVERSAMPLING];
        for (int i = 0; i < sample.length; i++) {
            sample[i] = original[(int) ((long) original.length * i / sample.length)];
        }
        Arrays.sort(sample);
        double[] chosen = new double[buckets - 1];
        for (int i = 0; i < chosen.length; i++) {
            chosen[i] = sample[(i + 1) * OVERSAMPLING];
        }
        return chosen;
    }

    private void count(int from, int to) {
        for (int block = from; block < to; block++) {
            for (int i = block * BLOCK; i < endOf(block); i++) {
                places[block][bucket(original[i])]++;
            }
        }
    }

    /** Turns the counts into the place at which each block begins to write in each bucket. */
    private int[] startsOfBuckets() {
        int[] starts = new int[splitters.length + 2];
        int place = 0;
        for (int bucket = 0; bucket <= splitters.length; bucket++) {
            starts[bucket] = place;
            for (int[] ofBlock : places) {
                int count = ofBlock[bucket];
                ofBlock[bucket] = place;
                place += count;
            }
        }
        starts[splitters.length + 1] = place;
        return starts;
    }

    private void move(int from, int to) {
        for (int block = from; block < to; block++) {
            for (int i = block * BLOCK; i < endOf(block); i++) {
                sorted[places[block][bucket(original[i])]++] = original[i];
            }
        }
    }

    private void sortBuckets(int[] starts, int from, int to) {
        for (int bucket = from; bucket < to; bucket++) {
            Quick.sort(sorted, starts[bucket], starts[bucket + 1]);
        }
    }

    private int endOf(int block) {
        return Math.min(original.length, (block + 1) * BLOCK);
    }

    /** How many splitters are not above a number. */
    private int bucket(double number) {
        int low = 0;
        int high = splitters.length;
        while (low < high) {
            int middle = low + high >>> 1;
            if (splitters[middle] <= number) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return low;
    }

    @Override
    public long checksum() {
        return new Digest().add(sorted).value();
    }

    @Override
    public boolean validate() {
        double[] expected = original.clone();
        Arrays.sort(expected);
        return Arrays.equals(expected, sorted);
    }
}
