package dev.anyorder.testbed.targets.arrays;

import dev.anyorder.testbed.targets.TwoThreads;

/** Both threads read all of it; the writes came before the start and come again after the join. */
public final class WholeReadsClean {
    static int sum(byte[] cells) {
        int sum = 0;
        for (byte cell : cells) {
            sum += cell;
        }
        return sum;
    }

    public static void main(String[] args) throws Exception {
        byte[] cells = new byte[256];
        for (int i = 0; i < cells.length; i++) {
            cells[i] = 1;
        }
        TwoThreads.run(() -> sum(cells), () -> sum(cells));
        cells[0] = 2;
        System.out.println(sum(cells)); // prints: 257
    }
}
