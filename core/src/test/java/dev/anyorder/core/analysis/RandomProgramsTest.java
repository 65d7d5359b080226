package dev.anyorder.core.analysis;

import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * The analyses against brute force over all pairs of accesses of random programs. A longer campaign from other seeds:
 * {@code mvn -pl core test -Dtest=RandomProgramsTest -Danyorder.fuzz.seconds=600 -Danyorder.fuzz.seed=7}.
 */
class RandomProgramsTest {
    private static final int PROGRAMS = 10_000;
    private static final long SECONDS = Long.getLong("anyorder.fuzz.seconds", 0);
    private static final long SEED = Long.getLong("anyorder.fuzz.seed", 1);

    @ParameterizedTest
    @EnumSource
    void findsWhatBruteForceFinds(Trials trials) {
        long until = System.nanoTime() + SECONDS * 1_000_000_000L / Trials.values().length;
        for (long n = 0; n < PROGRAMS || System.nanoTime() < until; n++) {
            trials.once(SEED * 1_000_000_007L + n);
        }
        System.out.printf(
                "%-28s %,9d programs %,11d accesses %,9d findings%n",
                trials, trials.programs, trials.accesses, trials.findings);
        assertTrue(trials.findings > trials.programs / 10);
    }
}
