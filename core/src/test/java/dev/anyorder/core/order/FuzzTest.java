package dev.anyorder.core.order;

import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * The engine against the oracle on random programs of every shape. A longer campaign from other seeds:
 * {@code mvn -pl core test -Dtest=FuzzTest -Danyorder.fuzz.seconds=600 -Danyorder.fuzz.seed=7}.
 */
class FuzzTest {
    private static final int GRAPHS = 12_000;
    private static final long SECONDS = Long.getLong("anyorder.fuzz.seconds", 0);
    private static final long SEED = Long.getLong("anyorder.fuzz.seed", 1);

    @ParameterizedTest
    @EnumSource
    void agreesWithTheClosure(Shape shape) {
        long until = System.nanoTime() + SECONDS * 1_000_000_000L / Shape.values().length;
        Fuzzer fuzzer = new Fuzzer();
        for (long n = 0; n < GRAPHS || System.nanoTime() < until; n++) {
            fuzzer.once(shape, SEED * 1_000_000_007L + n);
        }
        System.out.printf("%-18s %,10d graphs %,14d answers%n", shape, fuzzer.graphs, fuzzer.answers);
        assertTrue(fuzzer.answers > 10 * fuzzer.graphs);
    }
}
