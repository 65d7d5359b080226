package dev.anyorder.core.graph;

import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

/**
 * Random programs in the language of {@code seeds/002}: graphs checked after the run and on the fly against all pairs of
 * accesses, and against the other analyses. A longer campaign from other seeds: {@code mvn -pl core test
 * -Dtest=RandomGraphsTest -Danyorder.fuzz.seconds=600 -Danyorder.fuzz.seed=7}.
 */
class RandomGraphsTest {
    private static final int PROGRAMS = 10_000;
    private static final long SECONDS = Long.getLong("anyorder.fuzz.seconds", 0);
    private static final long SEED = Long.getLong("anyorder.fuzz.seed", 1);

    @Test
    void theSameLocationsAreRacyForGraphsForOtherAnalysesAndByBruteForce() {
        Rounds rounds = new Rounds();
        long until = System.nanoTime() + SECONDS * 1_000_000_000L;
        for (long n = 0; n < PROGRAMS || System.nanoTime() < until; n++) {
            rounds.once(SEED * 1_000_000_007L + n);
        }
        System.out.printf(
                "%,d programs, %,d racy, %,d with isolated sections, which hide races of %,d; %,d nodes, %,d merged%n",
                rounds.programs, rounds.racy, rounds.isolating, rounds.hiding, rounds.nodes, rounds.merged);
        assertTrue(rounds.racy > rounds.programs / 10 && rounds.racy < rounds.programs * 9 / 10);
        assertTrue(rounds.hiding > rounds.isolating / 100);
        assertTrue(rounds.merged > rounds.nodes / 20);
    }
}
