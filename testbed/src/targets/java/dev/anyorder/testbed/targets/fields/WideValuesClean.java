package dev.anyorder.testbed.targets.fields;

import dev.anyorder.testbed.targets.TwoThreads;

/** Long and double fields under one monitor. */
public final class WideValuesClean {
    private long count;
    private double sum;

    void add(double value) {
        synchronized (this) {
            count++;
            sum += value;
        }
    }

    public static void main(String[] args) throws Exception {
        WideValuesClean mean = new WideValuesClean();
        TwoThreads.run(() -> mean.add(2), () -> mean.add(4));
        System.out.println(mean.sum / mean.count); // prints: 3.0
    }
}
