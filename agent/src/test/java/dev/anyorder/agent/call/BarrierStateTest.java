package dev.anyorder.agent.call;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.anyorder.core.order.ClockSnapshot;
import dev.anyorder.core.order.HappensBefore;
import dev.anyorder.core.order.Step;
import dev.anyorder.core.order.TaskState;
import dev.anyorder.core.order.TrackedOrders;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class BarrierStateTest {
    private final TaskState root = TaskState.root(null, TrackedOrders.OBSERVED);
    private final TaskState one = root.spawn(null);
    private final TaskState two = root.spawn(null);
    private final TaskState three = root.spawn(null);
    private final BarrierState barrier = new BarrierState();

    @Test
    void whoPassesKnowsAllWhoArrived() {
        Step before = one.step();
        BarrierState.Generation generation = barrier.arrive(one.signal());
        Step beforeToo = two.step();
        barrier.arrive(two.signal());

        await(three, barrier.pass(generation));

        assertTrue(HappensBefore.observed(before, three.step()));
        assertTrue(HappensBefore.observed(beforeToo, three.step()));
    }

    @Test
    void whoPassesLateKnowsNobodyOfTheNextGeneration() {
        BarrierState.Generation first = barrier.arrive(one.signal());
        barrier.arrive(two.signal());
        barrier.pass(first);
        Step next = two.step();
        barrier.arrive(two.signal());

        await(one, barrier.pass(first));

        assertFalse(HappensBefore.observed(next, one.step()));
    }

    @Test
    void whoPassesWithoutHavingArrivedKnowsTheGenerationThatIsOver() {
        Step before = one.step();
        BarrierState.Generation first = barrier.arrive(one.signal());
        barrier.pass(first);

        await(three, barrier.pass());

        assertTrue(HappensBefore.observed(before, three.step()));
    }

    @Test
    void whatTheActionDidComesBeforeThoseWhoPass() {
        BarrierState.Generation generation = barrier.arrive(one.signal());
        Step action = two.step();
        barrier.add(two.signal());

        await(three, barrier.pass(generation));

        assertTrue(HappensBefore.observed(action, three.step()));
    }

    @Test
    void nobodyIsKnownAtAFreshBarrier() {
        assertNull(barrier.pass());
        assertNull(barrier.gathered(null));
    }

    private static void await(TaskState state, @Nullable ClockSnapshot snapshot) {
        if (snapshot != null) {
            state.await(snapshot);
        }
    }
}
