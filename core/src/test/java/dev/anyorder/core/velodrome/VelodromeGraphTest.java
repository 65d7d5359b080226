package dev.anyorder.core.velodrome;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.anyorder.core.finding.EdgeCause;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Transactions case by case. That circles are found in any trace is for {@link RandomTracesTest}. */
class VelodromeGraphTest {
    private final List<TransactionCycle> cycles = new ArrayList<>();
    private final VelodromeGraph graph = new VelodromeGraph(cycles::add);
    private final VelodromeTask a = graph.root();
    private final VelodromeTask b = graph.root();

    @Test
    void theCircleIsNamedEdgeByEdge() {
        a.begin("deposit");
        Object x = a.access(null, false, "a reads");
        x = b.access(x, true, "b writes");
        a.access(x, true, "a writes");
        assertEquals(1, cycles.size());
        TransactionCycle cycle = cycles.get(0);
        assertEquals("deposit", cycle.running().info);
        assertTrue(cycle.isBlamed());
        assertEquals(
                List.of("a reads READ b writes", "b writes WRITE a writes"),
                cycle.links().stream()
                        .map(edge -> edge.from() + " " + edge.cause() + " " + edge.to())
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
        TransactionSignal free = a.signal("a releases");
        b.begin("b");
        b.await(free, "b takes");
        free = b.signal("b releases");
        a.await(free, "a takes");
        assertEquals(EdgeCause.SIGNAL, cycles.get(0).links().get(1).cause());
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
    void ofTwoBlocksCrosswiseNoneIsToBlameForCertain() {
        a.begin("a");
        b.begin("b");
        Object x = a.access(null, true, "a writes");
        Object y = b.access(null, true, "b writes");
        b.access(x, false, "b reads");
        a.access(y, false, "a reads");
        assertFalse(cycles.get(0).isBlamed());
    }

    @Test
    void aCircleLeadsOverOthersAndNotOverThoseBeside() {
        VelodromeTask c = graph.root();
        VelodromeTask beside = graph.root();
        a.begin("a");
        Object x = a.access(null, true, "a writes x");
        beside.access(x, false, "beside reads x");
        b.access(x, false, "b reads x");
        Object y = b.access(null, true, "b writes y");
        c.access(y, false, "c reads y");
        assertEquals(List.of(), cycles);
        a.await(c.signal("c signals"), "a awaits");
        assertEquals(
                List.of("a writes x", "b writes y", "c signals"),
                cycles.get(0).links().stream()
                        .filter(edge -> edge.cause() != EdgeCause.PROGRAM)
                        .map(TransactionEdge::from)
                        .toList());
        assertTrue(cycles.get(0).isBlamed());
    }

    @Test
    void whatATaskDoesThatWasCreatedInABlockIsPartOfItUntilItEnds() {
        for (boolean isOver : new boolean[] {true, false}) {
            a.begin("a");
            VelodromeTask child = a.spawn("spawns");
            Object x = child.access(null, true, "child writes");
            if (isOver) {
                a.end();
            }
            b.access(x, false, "b reads");
            Object y = b.access(null, true, "b writes");
            child.access(y, false, "child reads");
            assertEquals(isOver ? 0 : 1, cycles.size());
        }
        assertEquals("a", cycles.get(0).running().info);
    }

    @Test
    void whatATaskDoesAfterTheBlockThatItWasCreatedInIsNoBlock() {
        a.begin("a");
        VelodromeTask child = a.spawn("spawns");
        a.end();
        b.access(child.access(null, true, "child writes"), false, "b reads");
        child.access(b.access(null, true, "b writes"), false, "child reads");
        assertEquals(List.of(), cycles);
    }

    @Test
    void aBlockInATaskThatWasCreatedInABlockIsOneWithItWhileThatRuns() {
        a.begin("a");
        VelodromeTask child = a.spawn("spawns");
        child.begin("child");
        b.access(child.access(null, true, "child writes"), false, "b reads");
        a.access(b.access(null, true, "b writes"), false, "a reads");
        assertEquals(2, cycles.get(0).links().size());
        assertEquals("a", cycles.get(0).running().info);
    }

    @Test
    void whatATaskCreatesComesAfterWhatItCameAfter() {
        a.begin("a");
        b.access(a.access(null, true, "a writes"), false, "b reads");
        VelodromeTask child = b.spawn("b spawns");
        a.access(child.access(null, true, "child writes"), false, "a reads");
        assertEquals(
                List.of(EdgeCause.WRITE, EdgeCause.SPAWN, EdgeCause.WRITE),
                cycles.get(0).links().stream().map(TransactionEdge::cause).toList());
    }

    @Test
    void whatLeadsElsewhereIsNoCircle() {
        a.begin("a");
        b.begin("b");
        graph.root().access(b.access(null, true, "b writes"), false, "c reads");
        b.access(a.access(null, true, "a writes"), false, "b reads");
        assertEquals(List.of(), cycles);
    }

    @Test
    void whatCameAfterABlockLeavesTheGraphWithIt() {
        a.begin("a");
        for (int i = 0; i < 100; i++) {
            b.await(a.signal("a signals"), "b awaits");
            b.signal("b signals");
        }
        a.end();
        assertTrue(graph.live() <= 3, graph.live() + " are left");
    }

    @Test
    void aBlockInATaskThatWasCreatedInABlockIsOneOfItsOwnWhenThatHasEnded() {
        a.begin("a");
        VelodromeTask child = a.spawn("spawns");
        child.begin("child");
        a.end();
        Object x = child.access(null, true, "child writes");
        b.access(x, false, "b reads");
        Object y = b.access(null, true, "b writes");
        child.access(y, false, "child reads");
        assertEquals("child", cycles.get(0).running().info);
    }

    @Test
    void readsOfSeveralAreKeptUntilSomebodyWrites() {
        a.begin("a");
        b.begin("b");
        Object x = b.access(a.access(null, false, "a reads"), false, "b reads");
        x = graph.root().access(x, false, "c reads");
        x = b.access(x, false, "b reads again");
        VelodromeTask writer = graph.root();
        writer.access(x, true, "writes");
        TransactionSignal done = writer.signal("signals");
        a.await(done, "a awaits");
        b.await(done, "b awaits");
        assertEquals(
                List.of("a reads", "b reads"),
                cycles.stream().map(cycle -> cycle.links().get(0).from()).toList());
    }

    @Test
    void aTaskThatCameAfterABlockIsWaitedForInIt() {
        a.begin("a");
        b.access(a.access(null, true, "a writes"), false, "b reads");
        a.join(b, "a joins");
        assertEquals(EdgeCause.JOIN, cycles.get(0).links().get(1).cause());
    }

    @Test
    void anInnerBlockEndsNothing() {
        a.begin("outer");
        a.begin("inner");
        Object x = a.access(null, false, "a reads");
        a.end();
        x = b.access(x, true, "b writes");
        a.access(x, false, "a reads again");
        assertEquals("outer", cycles.get(0).running().info);
    }

    @Test
    void aBlockThatWasNotBegunCannotEnd() {
        assertThrows(IllegalStateException.class, a::end);
    }

    @Test
    void theGraphHoldsLittleMoreThanWhatIsRunning() {
        TransactionSignal free = a.signal("begin");
        Object x = null;
        int most = 0;
        for (int i = 0; i < 200_000; i++) {
            VelodromeTask task = i % 3 == 0 ? a : b;
            task.begin(i);
            task.await(free, "takes");
            x = task.access(x, false, "reads");
            x = task.access(x, true, "writes");
            free = task.signal("releases");
            task.end();
            most = Math.max(most, graph.live());
        }
        assertEquals(List.of(), cycles);
        assertTrue(most < 10, "most " + most);
    }
}
