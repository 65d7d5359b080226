package dev.anyorder.testbed.targets.determinism;

import dev.anyorder.api.Deterministic;
import java.util.Random;
import java.util.UUID;
import java.util.concurrent.ThreadLocalRandom;

/** Random numbers without a seed of one's own. */
public final class RandomRacy { // analyses: determinism
    @Deterministic
    static double sum() {
        double sum = Math.random(); // chance: Math.random
        sum += new Random().nextDouble(); // chance: Random.<init>
        sum += ThreadLocalRandom.current().nextDouble(); // chance: ThreadLocalRandom.current
        return sum + UUID.randomUUID().version(); // chance: UUID.randomUUID
    }

    public static void main(String[] args) {
        System.out.println(sum() > 0); // prints: true
    }
}
