package dev.anyorder.testbed.targets.streams;

import java.util.stream.IntStream;

/** A mutable container of the program's own: made, filled and combined without sharing. */
public final class OwnCollectorClean {
    private int count;
    private long sum;

    void add(int value) {
        count++;
        sum += value;
    }

    void merge(OwnCollectorClean other) {
        count += other.count;
        sum += other.sum;
    }

    public static void main(String[] args) {
        OwnCollectorClean mean = IntStream.rangeClosed(1, 999)
                .parallel()
                .collect(OwnCollectorClean::new, OwnCollectorClean::add, OwnCollectorClean::merge);
        System.out.println(mean.sum / mean.count); // prints: 500
    }
}
