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
        Touched touched = new Touched();
        for (int i = 0; i < 100_000; i++) {
            touched.add(i % 10 * 2, i % 10 * 2 + 1);
        }
        assertEquals(10, touched.toSet().runs());
    }

    @Test
    void aRunWithoutLocationsIsRefused() {
        Touched touched = new Touched();
        assertThrows(IllegalArgumentException.class, () -> touched.add(3, 3));
        assertThrows(IllegalArgumentException.class, () -> touched.add(-1, 3));
    }

    @Test
    void setsAndTheirUnionsAreWhatBitSetsSay() {
        SplittableRandom random = new SplittableRandom(1);
        for (int round = 0; round < 2000; round++) {
            BitSet a = new BitSet();
            BitSet b = new BitSet();
            Node x = node(random, a);
            Node y = node(random, b);
            check(a, x.reads());
            a.or(b);
            check(a, LocationSet.union(List.of(x, y), Node::reads));
        }
    }

    private static Node node(SplittableRandom random, BitSet bits) {
        Touched touched = new Touched();
        for (int i = random.nextInt(12); i > 0; i--) {
            int first = random.nextInt(60);
            int end = first + 1 + (random.nextBoolean() ? 0 : random.nextInt(8));
            touched.add(first, end);
            bits.set(first, end);
        }
        GraphTask task = new ComputationGraph(Checking.ON_THE_FLY, race -> {}).root(null);
        task.node().touched(touched.toSet(), LocationSet.EMPTY, task.strand().step());
        return task.node();
    }

    private static void check(BitSet bits, LocationSet set) {
        assertEquals(bits.cardinality(), set.size());
        for (int i = 0; i < 70; i++) {
            assertEquals(bits.get(i), set.contains(i));
        }
    }
}
