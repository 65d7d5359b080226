package dev.anyorder.core.velodrome;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;

import dev.anyorder.core.analysis.CompositeTaskListener;
import dev.anyorder.core.analysis.TaskListener;
import dev.anyorder.core.determinism.DeterminismChecker;
import dev.anyorder.core.determinism.DeterminismTask;
import dev.anyorder.core.determinism.DeterministicBlock;
import dev.anyorder.core.order.ClockRetention;
import dev.anyorder.core.order.ClockSnapshot;
import dev.anyorder.core.order.TaskState;
import dev.anyorder.core.order.TrackedOrders;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Transactions of strands that are followed, by a player alone and beside somebody else. */
class VelodromeTaskListenerTest {
    private final List<TransactionCycle> cycles = new ArrayList<>();
    private final VelodromeGraph graph = new VelodromeGraph(cycles::add);
    private String doing = "";

    private TaskState root(TaskListener... others) {
        List<TaskListener> followers = new ArrayList<>(List.of(others));
        followers.add(VelodromeTaskListener.root(graph, () -> doing));
        return TaskState.root(
                null, TrackedOrders.ALL, ClockRetention.CURRENT_STEP, CompositeTaskListener.of(followers));
    }

    private static DeterminismTask task() {
        return new DeterminismChecker(conflict -> {}, cycle -> {}, () -> "").root();
    }

    private ClockSnapshot signal(TaskState by, String what) {
        doing = what;
        return by.signal();
    }

    private void lock(TaskState by, ClockSnapshot released, String what) {
        doing = what;
        by.awaitObserved(released);
    }

    private List<String> links() {
        return cycles.get(0).links().stream()
                .map(edge -> edge.from() + " " + edge.cause() + " " + edge.to())
                .toList();
    }

    private void splitByALock(TaskState root) {
        TaskState a = root.spawn("a");
        TaskState b = root.spawn("b");
        a.beginBlock("block");
        lock(b, signal(a, "a releases"), "b takes");
        lock(a, signal(b, "b releases"), "a takes");
        assertEquals(List.of("a releases LOCK b takes", "b releases LOCK a takes"), links());
        assertEquals("block", cycles.get(0).running().info);
    }

    @Test
    void aLockThatIsTakenInBetweenMakesACircle() {
        splitByALock(root());
    }

    @Test
    void anotherListenerChangesNothing() {
        splitByALock(root(task()));
    }

    @Test
    void eachOfSeveralIsFoundAgainAndHasItsOwnNotes() {
        TaskState child = root(task()).spawn("a");
        DeterminismTask task = child.follower(DeterminismTask.class);
        assertNotNull(task);
        assertNotNull(child.follower(VelodromeTaskListener.class));
        assertNull(child.step().note(DeterministicBlock.class));
        assertNotNull(child.step().note(VelodromeTask.class));
        child.nextStep();
        task.begin("scope");
        DeterministicBlock block = task.note();
        assertNotNull(block);
        assertSame(block, child.step().note(DeterministicBlock.class));
        assertNotNull(child.step().note(VelodromeTask.class));
    }

    @Test
    void theEndOfATaskEndsItsBlocksAndIsHeardByWhoJoins() {
        TaskState root = root();
        TaskState a = root.spawn("a");
        TaskState b = root.spawn("b");
        a.beginBlock("a");
        b.beginBlock("b");
        lock(b, signal(a, "a releases"), "b takes");
        doing = "b ends";
        b.end();
        doing = "a joins";
        a.join(b);
        assertEquals(List.of("a releases LOCK b takes", "b ends JOIN a joins"), links());
        a.end();
        assertEquals(1, graph.live(), "only the root's");
    }

    @Test
    void marksOfSeveralTasksAreAwaitedAtOnce() {
        TaskState root = root();
        TaskState a = root.spawn("a");
        TaskState b = root.spawn("b");
        TaskState c = root.spawn("c");
        c.beginBlock("c");
        ClockSnapshot open = signal(c, "c opens");
        lock(a, open, "a hears");
        lock(b, open, "b hears");
        ClockSnapshot both = ClockSnapshot.merge(signal(a, "a tells"), signal(b, "b tells"));
        doing = "c hears";
        c.await(both);
        assertEquals(2, cycles.size());
    }

    @Test
    void withoutListenersThereIsNone() {
        assertNull(CompositeTaskListener.of(List.of()));
    }
}
