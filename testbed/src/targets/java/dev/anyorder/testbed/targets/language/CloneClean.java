package dev.anyorder.testbed.targets.language;

import dev.anyorder.testbed.targets.Hint;
import dev.anyorder.testbed.targets.TwoThreads;

/** A clone is a new object: who has read the original is no concern of those who write to the clone. */
public final class CloneClean implements Cloneable {
    private int value = 1;
    private int[] cells = {1, 2};

    @Override
    public CloneClean clone() {
        try {
            CloneClean copy = (CloneClean) super.clone();
            copy.cells = cells.clone();
            return copy;
        } catch (CloneNotSupportedException e) {
            throw new AssertionError(e);
        }
    }

    public static void main(String[] args) throws Exception {
        CloneClean original = new CloneClean();
        Hint read = new Hint();
        TwoThreads.run(
                () -> {
                    int seen = original.value + original.cells[0];
                    read.give();
                },
                () -> {
                    read.take();
                    CloneClean copy = original.clone();
                    copy.value = 2;
                    copy.cells[0] = 3;
                    System.out.println(copy.value + copy.cells[0]); // prints: 5
                });
    }
}
