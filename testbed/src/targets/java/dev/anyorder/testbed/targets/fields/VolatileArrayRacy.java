package dev.anyorder.testbed.targets.fields;

import dev.anyorder.testbed.targets.TwoThreads;

/** A volatile reference to an array does not make the elements volatile. */
public final class VolatileArrayRacy {
    private volatile int[] cells = new int[4];

    void set() {
        cells[1] = 5; // race: int[]
    }

    int get() {
        return cells[1]; // race: int[]
    }

    public static void main(String[] args) throws Exception {
        VolatileArrayRacy table = new VolatileArrayRacy();
        TwoThreads.run(table::set, table::get);
        System.out.println(table.cells[1]); // prints: 5
    }
}
