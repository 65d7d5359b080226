package dev.anyorder.testbed.targets.determinism;

import dev.anyorder.api.Deterministic;
import dev.anyorder.testbed.targets.TwoThreads;

/** A block in a task of a block, each of which creates tasks. */
public final class NestedClean { // analyses: determinism
    private final int[] cells = new int[4];

    @Deterministic
    void half(int first) throws Exception {
        TwoThreads.run(() -> cells[first] = first, () -> cells[first + 1] = 2 * first);
    }

    @Deterministic
    int all() throws Exception {
        TwoThreads.run(() -> half(0), () -> half(2));
        return cells[0] + cells[1] * 10 + cells[2] * 100 + cells[3] * 1000;
    }

    public static void main(String[] args) throws Exception {
        System.out.println(new NestedClean().all()); // prints: 4200
    }
}
