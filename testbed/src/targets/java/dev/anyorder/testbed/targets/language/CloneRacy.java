package dev.anyorder.testbed.targets.language;

import dev.anyorder.testbed.targets.TwoThreads;

/** A shallow clone shares the array. */
public final class CloneRacy implements Cloneable {
    private int[] cells = {1, 2};

    void write() {
        cells[0] = 9; // race: int[]
    }

    CloneRacy copy() throws CloneNotSupportedException {
        return (CloneRacy) clone();
    }

    public static void main(String[] args) throws Exception {
        CloneRacy original = new CloneRacy();
        CloneRacy copy = original.copy();
        TwoThreads.run(original::write, copy::write);
        System.out.println(original.cells[0]); // prints: 9
    }
}
