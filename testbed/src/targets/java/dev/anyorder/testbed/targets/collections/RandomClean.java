package dev.anyorder.testbed.targets.collections;

import dev.anyorder.testbed.targets.TwoThreads;
import java.util.Random;
import java.util.UUID;
import java.util.concurrent.ThreadLocalRandom;

/** Random, ThreadLocalRandom and the static helpers are safe for many threads. */
public final class RandomClean {
    private static final Random RANDOM = new Random(1);

    static double draw() {
        double sum = Math.random() + UUID.randomUUID().version();
        for (int i = 0; i < 10; i++) {
            sum += RANDOM.nextInt(6) + ThreadLocalRandom.current().nextInt(6);
        }
        return sum;
    }

    public static void main(String[] args) throws Exception {
        TwoThreads.run(RandomClean::draw, RandomClean::draw);
        System.out.println(draw() > 0); // prints: true
    }
}
