package dev.anyorder.agent.call;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.anyorder.core.order.Order;
import dev.anyorder.core.order.Orders;
import dev.anyorder.core.order.Stamp;
import dev.anyorder.core.order.Step;
import dev.anyorder.core.order.Strand;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class BarrierTest {
    private final Strand root = Strand.root(null, Orders.OBSERVED);
    private final Strand one = root.spawn(null);
    private final Strand two = root.spawn(null);
    private final Strand three = root.spawn(null);
    private final Barrier barrier = new Barrier();

    @Test
    void whoPassesKnowsAllWhoArrived() {
        Step before = one.step();
        Barrier.Generation generation = barrier.arrive(one.signal());
        Step beforeToo = two.step();
        barrier.arrive(two.signal());

        await(three, barrier.pass(generation));

        assertTrue(Order.observed(before, three.step()));
        assertTrue(Order.observed(beforeToo, three.step()));
    }

    @Test
    void whoPassesLateKnowsNobodyOfTheNextGeneration() {
        Barrier.Generation first = barrier.arrive(one.signal());
        barrier.arrive(two.signal());
        barrier.pass(first);
        Step next = two.step();
        barrier.arrive(two.signal());

        await(one, barrier.pass(first));

        assertFalse(Order.observed(next, one.step()));
    }

    @Test
    void whoPassesWithoutHavingArrivedKnowsTheGenerationThatIsOver() {
        Step before = one.step();
        Barrier.Generation first = barrier.arrive(one.signal());
        barrier.pass(first);

        await(three, barrier.pass());

        assertTrue(Order.observed(before, three.step()));
    }

    @Test
    void whatTheActionDidComesBeforeThoseWhoPass() {
        Barrier.Generation generation = barrier.arrive(one.signal());
        Step action = two.step();
        barrier.add(two.signal());

        await(three, barrier.pass(generation));

        assertTrue(Order.observed(action, three.step()));
    }

    @Test
    void nobodyIsKnownAtAFreshBarrier() {
        assertNull(barrier.pass());
        assertNull(barrier.gathered(null));
    }

    private static void await(Strand strand, @Nullable Stamp stamp) {
        if (stamp != null) {
            strand.await(stamp);
        }
    }
}
