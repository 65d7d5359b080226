package dev.anyorder.core.velodrome;

import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

/**
 * Random traces: the first circle is reported at the event that closes it, and no other. A longer campaign from other seeds:
 * {@code mvn -pl core test -Dtest=RandomTracesTest -Danyorder.fuzz.seconds=600 -Danyorder.fuzz.seed=7}.
 */
class RandomTracesTest {
    private static final int TRACES = 50_000;
    private static final long SECONDS = Long.getLong("anyorder.fuzz.seconds", 0);
    private static final long SEED = Long.getLong("anyorder.fuzz.seed", 1);

    @Test
    void theFirstCircleIsTheOneThatAllPairsOfEventsHave() {
        long until = System.nanoTime() + SECONDS * 1_000_000_000L;
        long traces = 0;
        long cyclic = 0;
        long cycles = 0;
        long blamed = 0;
        for (; traces < TRACES || System.nanoTime() < until; traces++) {
            Traces each = new Traces(SEED * 1_000_000_007L + traces);
            each.play(20 + (int) (traces % 50));
            cyclic += each.isCyclic ? 1 : 0;
            cycles += each.cycles;
            blamed += each.blamed;
        }
        System.out.printf("%,d traces, %,d with circles, %,d circles, %,d blamed%n", traces, cyclic, cycles, blamed);
        assertTrue(cyclic > traces / 5 && cyclic < traces * 4 / 5);
        assertTrue(blamed > cycles / 2);
    }
}
