package dev.anyorder.core.velodrome;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Transactions case by case. That circles are found in any trace is for {@link RandomTracesTest}. */
class VelodromeTest {
    private final List<Cycle> cycles = new ArrayList<>();
    private final Velodrome velodrome = new Velodrome(cycles::add);
    private final Actor a = velodrome.root();
    private final Actor b = velodrome.root();

    @Test
    void theCircleIsNamedEdgeByEdge() {
        a.begin("deposit");
        Object x = a.access(null, false, "a reads");
        x = b.access(x, true, "b writes");
        a.access(x, true, "a writes");
        assertEquals(1, cycles.size());
        Cycle cycle = cycles.get(0);
        assertEquals("deposit", cycle.running().info);
        assertTrue(cycle.isBlamed());
        assertEquals(
                List.of("a reads READ b writes", "b writes WRITE a writes"),
                cycle.links().stream()
                        .map(link -> link.from() + " " + link.cause() + " " + link.to())
                        .toList());
    }

    @Test
    void whatThisRunDidNotSplitIsNotReported() {
        a.begin("deposit");
        Object x = a.access(null, false, "a reads");
        x = a.access(x, true, "a writes");
        a.end();
        b.access(x, true, "b writes");
        assertEquals(List.of(), cycles);
    }

    @Test
    void twoBlocksThatReleaseTheLockInBetweenAreACircle() {
        a.begin("a");
        Signal free = a.signal("a releases");
        b.begin("b");
        b.await(free, "b takes");
        free = b.signal("b releases");
        a.await(free, "a takes");
        assertEquals(Cause.SIGNAL, cycles.get(0).links().get(1).cause());
    }

    @Test
    void repeatsOfATransactionMakeNothing() {
        a.begin("a");
        Object x = a.access(null, true, "a writes");
        assertSame(x, a.access(x, true, "a writes"));
        assertSame(x, a.access(x, false, "a reads"));
        Object y = a.access(null, false, "a reads");
        assertSame(y, a.access(y, false, "a reads"));
    }

    @Test
    void aBlockThatWasNotBegunCannotEnd() {
        assertThrows(IllegalStateException.class, a::end);
    }

    @Test
    void theGraphHoldsLittleMoreThanWhatIsRunning() {
        Signal free = a.signal("begin");
        Object x = null;
        int most = 0;
        for (int i = 0; i < 200_000; i++) {
            Actor actor = i % 3 == 0 ? a : b;
            actor.begin(i);
            actor.await(free, "takes");
            x = actor.access(x, false, "reads");
            x = actor.access(x, true, "writes");
            free = actor.signal("releases");
            actor.end();
            most = Math.max(most, velodrome.live());
        }
        assertEquals(List.of(), cycles);
        assertTrue(most < 10, "most " + most);
    }
}
