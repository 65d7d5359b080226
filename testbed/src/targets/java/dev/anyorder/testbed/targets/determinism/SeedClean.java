package dev.anyorder.testbed.targets.determinism;

import dev.anyorder.api.Deterministic;
import java.util.Random;
import java.util.SplittableRandom;

/** Random numbers from a seed are the same in every run; and what time it is matters to nobody who is not in the block. */
public final class SeedClean { // analyses: determinism
    @Deterministic
    static int sum() {
        return new Random(42).nextInt(10) + new SplittableRandom(7).nextInt(10);
    }

    public static void main(String[] args) {
        long start = System.nanoTime();
        System.out.println(sum() == sum() && start != 0); // prints: true
    }
}
