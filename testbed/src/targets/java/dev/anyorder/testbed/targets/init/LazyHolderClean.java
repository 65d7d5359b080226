package dev.anyorder.testbed.targets.init;

import dev.anyorder.testbed.targets.TwoThreads;

/** The holder idiom: the class initialiser runs once, and before every use. */
public final class LazyHolderClean {
    private int[] table = new int[8];

    private LazyHolderClean() {
        for (int i = 0; i < table.length; i++) {
            table[i] = i * i;
        }
    }

    private static final class Holder {
        static final LazyHolderClean INSTANCE = new LazyHolderClean();
    }

    static int square(int n) {
        return Holder.INSTANCE.table[n];
    }

    public static void main(String[] args) throws Exception {
        int[] out = new int[2];
        TwoThreads.run(() -> out[0] = square(3), () -> out[1] = square(4));
        System.out.println(out[0] + out[1]); // prints: 25
    }
}
