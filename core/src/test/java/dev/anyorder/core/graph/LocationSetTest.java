package dev.anyorder.core.graph;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.BitSet;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class LocationSetTest {
    @Test
    void neighboursAreOneRun() {
        assertEquals("1-3, 7", LocationSet.of(2, 7, 3, 1, 2).toString());
    }

    @Test
    void aLoopOverTheSameLocationsTakesNoMoreRoomThanOneRound() {
        NodeAccesses accesses = new NodeAccesses();
        for (int i = 0; i < 100_000; i++) {
            accesses.add(i % 10 * 2, i % 10 * 2 + 1);
        }
        assertEquals(10, accesses.toSet().runs());
    }

    @Test
    void aRunWithoutLocationsIsRefused() {
        NodeAccesses accesses = new NodeAccesses();
        assertThrows(IllegalArgumentException.class, () -> accesses.add(3, 3));
        assertThrows(IllegalArgumentException.class, () -> accesses.add(-1, 3));
    }

    @Test
    void setsAndTheirUnionsAreWhatBitSetsSay() {
        SplittableRandom random = new SplittableRandom(1);
        for (int round = 0; round < 2000; round++) {
            BitSet a = new BitSet();
            BitSet b = new BitSet();
            StepNode x = node(random, a);
            StepNode y = node(random, b);
            check(a, x.reads());
            a.or(b);
            check(a, LocationSet.union(List.of(x, y), StepNode::reads));
        }
    }

    private static StepNode node(SplittableRandom random, BitSet bits) {
        NodeAccesses accesses = new NodeAccesses();
        for (int i = random.nextInt(12); i > 0; i--) {
            int first = random.nextInt(60);
            int end = first + 1 + (random.nextBoolean() ? 0 : random.nextInt(8));
            accesses.add(first, end);
            bits.set(first, end);
        }
        GraphTask task = new ComputationGraph(RaceCheckTime.ON_THE_FLY, race -> {}).root(null);
        task.node().touched(accesses.toSet(), LocationSet.EMPTY, task.strand().step());
        return task.node();
    }

    private static void check(BitSet bits, LocationSet set) {
        assertEquals(bits.cardinality(), set.size());
        for (int i = 0; i < 70; i++) {
            assertEquals(bits.get(i), set.contains(i));
        }
    }
}
