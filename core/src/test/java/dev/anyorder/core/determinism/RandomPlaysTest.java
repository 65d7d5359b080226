package dev.anyorder.core.determinism;

import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

/**
 * Random plays: the first circle is reported when there is no equivalent run left in which all transactions are undisturbed, and
 * not earlier; conflicts are those that some schedule comes to. A longer campaign from other seeds:
 * {@code mvn -pl core test -Dtest=RandomPlaysTest -Danyorder.fuzz.seconds=600 -Danyorder.fuzz.seed=7}.
 */
class RandomPlaysTest {
    private static final int PLAYS = 60_000;
    private static final long SECONDS = Long.getLong("anyorder.fuzz.seconds", 0);
    private static final long SEED = Long.getLong("anyorder.fuzz.seed", 1);

    @Test
    void agreesWithAllEquivalentRunsAndWithAllSchedules() {
        long until = System.nanoTime() + SECONDS * 1_000_000_000L;
        long plays = 0;
        long circles = 0;
        long clashes = 0;
        for (; plays < PLAYS || System.nanoTime() < until; plays++) {
            RandomPlay each = new RandomPlay(SEED * 1_000_000_007L + plays).run(RandomPlay.length(plays));
            circles += each.hasCircle() ? 1 : 0;
            clashes += each.hasClash() ? 1 : 0;
        }
        System.out.printf("%,d plays, %,d with circles, %,d with conflicts%n", plays, circles, clashes);
        assertTrue(circles > plays / 10 && circles < plays * 9 / 10);
        assertTrue(clashes > plays / 10 && clashes < plays * 9 / 10);
    }
}
