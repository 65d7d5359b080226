package dev.anyorder.testbed.targets.arrays;

import dev.anyorder.testbed.targets.TwoThreads;

/** One thread walks over the whole array, the other touches a single element. */
public final class WholeAgainstElementRacy {
    static float sum(float[] cells) {
        float sum = 0;
        for (float cell : cells) { // race: float[]
            sum += cell;
        }
        return sum;
    }

    static void poke(float[] cells) {
        cells[77] = 1; // race: float[]
    }

    public static void main(String[] args) throws Exception {
        float[] cells = new float[200];
        TwoThreads.run(() -> sum(cells), () -> poke(cells));
        System.out.println(sum(cells)); // prints: 1.0
    }
}
