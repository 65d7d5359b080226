package dev.anyorder.core.determinism;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.anyorder.core.order.Orders;
import dev.anyorder.core.order.Recall;
import dev.anyorder.core.order.Stamp;
import dev.anyorder.core.order.Strand;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** What is over is forgotten. Were it not, the blocks of each test would take ten gigabytes. */
class LittleMemoryTest {
    private static final int ROUNDS = 100_000;

    private final List<Circle> circles = new ArrayList<>();
    private final List<Clash> clashes = new ArrayList<>();
    private final Determinism determinism = new Determinism(clashes::add, circles::add, () -> "here");
    private @Nullable Object variable;
    private @Nullable Stamp released;

    private Strand strand() {
        return Strand.root(null, Orders.ALL, Recall.CURRENT_STEP, determinism.root());
    }

    private static Performer performer(Strand strand) {
        return java.util.Objects.requireNonNull(strand.follower(Performer.class));
    }

    private void turn(Strand strand, boolean isBlock) {
        if (isBlock) {
            strand.nextStep();
            performer(strand).begin(new byte[100_000]);
        }
        if (released != null) {
            strand.awaitObserved(released);
        }
        variable = performer(strand).access(variable, strand.step(), Use.READ, true);
        variable = performer(strand).access(variable, strand.step(), Use.WRITE, true);
        Strand child = strand.spawn(null);
        variable = performer(child).access(variable, child.step(), Use.WRITE, true);
        strand.join(child);
        released = strand.signal();
        if (isBlock) {
            strand.nextStep();
            performer(strand).end();
        }
    }

    @Test
    void blocksThatAreOver() {
        Strand a = strand();
        Strand b = strand();
        for (int i = 0; i < ROUNDS; i++) {
            turn(i % 3 == 0 ? a : b, true);
        }
        assertEquals(List.of(), circles);
        assertEquals(List.of(), clashes);
    }

    @Test
    void blocksThatAreOverWhileAnotherThatCameFirstIsNot() {
        Strand first = strand();
        performer(first).begin("first");
        turn(first, false);
        Strand a = strand();
        Strand b = strand();
        for (int i = 0; i < ROUNDS; i++) {
            turn(i % 3 == 0 ? a : b, i % 2 == 0);
        }
        assertEquals(List.of(), circles);
        turn(first, false);
        assertEquals("first", circles.get(0).block().info);
        assertTrue(circles.get(0).links().size() <= Way.MOST + 1);
    }

    @Test
    void innerBlocksThatAreOver() {
        Strand first = strand();
        Strand other = strand();
        performer(first).begin("first");
        for (int i = 0; i < ROUNDS; i++) {
            turn(first, true);
            Object read = performer(other).access(variable, other.step(), Use.READ, true);
            assertTrue(read != null);
        }
        assertEquals(List.of(), circles);
        assertEquals(List.of(), clashes);
    }

    @Test
    void aRowOfBlocksEachOfWhichEndsAfterTheOneItComesBefore() {
        Object old = null;
        Strand last = strand();
        performer(last).begin(new byte[100_000]);
        for (int i = 0; i < ROUNDS; i++) {
            Strand next = strand();
            performer(next).begin(new byte[100_000]);
            Object written = performer(next).access(null, next.step(), Use.WRITE, true);
            performer(last).access(written, last.step(), Use.READ, true);
            old = old == null ? performer(last).access(null, last.step(), Use.WRITE, true) : old;
            performer(last).end();
            last = next;
        }
        performer(last).end();
        Strand reader = strand();
        performer(reader).access(old, reader.step(), Use.READ, true);
        assertEquals(List.of(), circles);
    }
}
