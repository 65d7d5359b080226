package dev.anyorder.core.analysis;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * {@link AtomicityAnalysis}, which sees one schedule of a random program, against all interleavings of it. A longer campaign from
 * other seeds: {@code mvn -pl core test -Dtest=RandomBlocksTest -Danyorder.fuzz.seconds=600 -Danyorder.fuzz.seed=7}.
 */
class RandomBlocksTest {
    private static final int PROGRAMS = 12_000;
    private static final long SECONDS = Long.getLong("anyorder.fuzz.seconds", 0);
    private static final long SEED = Long.getLong("anyorder.fuzz.seed", 1);

    @ParameterizedTest
    @EnumSource
    void findsWhatSomeScheduleSplitsAndNothingElse(AtomicTrials trials) {
        long until = System.nanoTime() + SECONDS * 1_000_000_000L / AtomicTrials.values().length;
        for (long n = 0; n < PROGRAMS || System.nanoTime() < until; n++) {
            trials.once(SEED * 1_000_000_007L + n);
        }
        System.out.println(trials);
        assertTrue(trials.violated > trials.programs / 5 && trials.violated < trials.programs * 4 / 5);
        assertEquals(trials == AtomicTrials.WILD, trials.unreached > 0);
    }
}
