package dev.anyorder.testbed.targets.fields;

import dev.anyorder.testbed.targets.TwoThreads;
import java.util.Arrays;

/** Copy on write by hand: a new array is filled, then published through the volatile reference. */
public final class VolatileArrayClean {
    private volatile int[] cells = new int[1];

    void extend() {
        int[] longer = Arrays.copyOf(cells, 3);
        longer[1] = 1;
        longer[2] = 2;
        cells = longer;
    }

    int sum() {
        int sum = 0;
        for (int cell : cells) {
            sum += cell;
        }
        return sum;
    }

    public static void main(String[] args) throws Exception {
        VolatileArrayClean table = new VolatileArrayClean();
        TwoThreads.run(table::extend, table::sum);
        System.out.println(table.sum()); // prints: 3
    }
}
