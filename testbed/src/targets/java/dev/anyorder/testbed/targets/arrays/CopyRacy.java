package dev.anyorder.testbed.targets.arrays;

import dev.anyorder.testbed.targets.TwoThreads;

/** A block copy reads what the other thread writes. */
public final class CopyRacy {
    static void copy(int[] from, int[] to) {
        System.arraycopy(from, 0, to, 0, from.length); // race: int[]
    }

    static void change(int[] cells) {
        cells[2] = 3; // race: int[]
    }

    public static void main(String[] args) throws Exception {
        int[] cells = {1, 2, 3, 4};
        int[] backup = new int[4];
        TwoThreads.run(() -> copy(cells, backup), () -> change(cells));
        System.out.println(backup[2]); // prints: 3
    }
}
