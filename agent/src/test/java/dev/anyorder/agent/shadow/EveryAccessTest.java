package dev.anyorder.agent.shadow;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.anyorder.agent.site.AccessTarget;
import dev.anyorder.agent.site.Site;
import dev.anyorder.agent.site.SiteTable;
import dev.anyorder.core.analysis.Access;
import dev.anyorder.core.analysis.AccessOp;
import dev.anyorder.core.analysis.Analysis;
import dev.anyorder.core.analysis.ConflictListener;
import dev.anyorder.core.finding.Frame;
import dev.anyorder.core.order.ClockRetention;
import dev.anyorder.core.order.Step;
import dev.anyorder.core.order.TaskState;
import dev.anyorder.core.order.TrackedOrders;
import dev.anyorder.hooks.ShadowWord;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** An analysis gets a step's first access to a location, or each of them if it asks for that. */
class EveryAccessTest {
    private static final int TIMES = 5;

    private final Site site =
            new SiteTable().add(new Frame("C", "m", "C.java", 1), AccessOp.READ, AccessTarget.ELEMENT, "");
    private final ObjectShadow field = new ObjectShadow();

    /** Counts accesses. */
    private static final class Counting extends Analysis {
        private final boolean wantsEvery;
        private int count;

        Counting(boolean wantsEvery) {
            this.wantsEvery = wantsEvery;
        }

        @Override
        public String name() {
            return "counting";
        }

        @Override
        public TrackedOrders orders() {
            return TrackedOrders.LOGICAL;
        }

        @Override
        public boolean wantsEveryAccess() {
            return wantsEvery;
        }

        @Override
        public Object access(@Nullable Object history, Access access, ConflictListener listener) {
            count++;
            return "accessed";
        }

        @Override
        public boolean isRedundant(@Nullable Object history, Step step, AccessOp op) {
            return history != null;
        }
    }

    /** Reads as instrumented code does: not if the shadow says that it adds nothing. */
    private boolean isMarkedAfterReadsOf(Counting analysis) {
        TaskState state = TaskState.root("reader", TrackedOrders.LOGICAL, ClockRetention.CURRENT_STEP);
        ShadowUpdater updater = new ShadowUpdater(
                new Analysis[] {analysis}, new StackCapture(), (by, kind, level, evidence, a, b, of, index) -> true);
        Object step = updater.step(state);
        for (int i = 0; i < TIMES; i++) {
            if (field.get() == null || !ShadowWord.knowsRead(field.get(), step)) {
                field.access(this, site, updater);
            }
        }
        return ShadowWord.knowsRead(field.get(), step);
    }

    @Test
    void theFirstAccessOfAStepIsEnoughForMost() {
        Counting analysis = new Counting(false);
        assertTrue(isMarkedAfterReadsOf(analysis));
        assertEquals(1, analysis.count);
    }

    @Test
    void anAnalysisThatWantsEveryAccessGetsEachOfThem() {
        Counting analysis = new Counting(true);
        assertFalse(isMarkedAfterReadsOf(analysis));
        assertEquals(TIMES, analysis.count);
    }
}
