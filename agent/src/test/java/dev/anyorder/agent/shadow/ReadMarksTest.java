package dev.anyorder.agent.shadow;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.anyorder.agent.site.AccessTarget;
import dev.anyorder.agent.site.Site;
import dev.anyorder.agent.site.SiteTable;
import dev.anyorder.core.analysis.AccessOp;
import dev.anyorder.core.analysis.Analysis;
import dev.anyorder.core.analysis.FastTrackAnalysis;
import dev.anyorder.core.finding.Frame;
import dev.anyorder.core.order.ClockRetention;
import dev.anyorder.core.order.TaskState;
import dev.anyorder.core.order.TrackedOrders;
import dev.anyorder.hooks.HookContext;
import dev.anyorder.hooks.ShadowWord;
import org.junit.jupiter.api.Test;

/** Who reads a field again and again, while others do, need not ask each time. */
class ReadMarksTest {
    private final Site site =
            new SiteTable().add(new Frame("C", "m", "C.java", 1), AccessOp.READ, AccessTarget.ELEMENT, "");
    private final ObjectShadow field = new ObjectShadow();
    private final Object owner = new Object();

    private final class Reader {
        final TaskState state = TaskState.root("reader", TrackedOrders.OBSERVED, ClockRetention.CURRENT_STEP);
        final ShadowUpdater updater = new ShadowUpdater(
                new Analysis[] {new FastTrackAnalysis()},
                new StackCapture(),
                (by, kind, level, evidence, a, b, of, index) -> true);
        Object step = updater.step(state);

        void read() {
            field.access(owner, site, updater);
        }

        void nextStep() {
            state.nextStep();
            step = updater.step(state);
        }

        boolean isMarked() {
            return ShadowWord.knowsRead(field.get(), step);
        }
    }

    @Test
    void oneThatGoesOnIsMarkedWhileTheOtherHasManySteps() {
        Reader steady = new Reader();
        Reader busy = new Reader();
        steady.read();
        for (int i = 0; i < 10; i++) {
            busy.read();
            assertTrue(steady.isMarked());
            assertTrue(busy.isMarked());
            busy.nextStep();
        }
    }

    @Test
    void oneThatLostItsMarkGetsItBackFromOneThatIsOver() {
        Reader first = new Reader();
        Reader second = new Reader();
        Reader third = new Reader();
        first.read();
        second.read();
        third.read();
        assertFalse(first.isMarked());
        second.nextStep();
        first.read();

        assertTrue(first.isMarked());
        assertTrue(third.isMarked());
    }

    @Test
    void twoThatRunKeepTheirMarks() {
        Reader first = new Reader();
        Reader second = new Reader();
        Reader third = new Reader();
        first.read();
        second.read();
        third.read();
        ShadowCell before = field.get();
        first.read();

        assertSame(before, field.get());
    }

    @Test
    void oneWithoutAMarkKnowsForItselfUntilItsStepEndsOrTheFieldIsTouched() {
        Reader first = new Reader();
        Reader second = new Reader();
        Reader third = new Reader();
        first.read();
        second.read();
        third.read();
        ShadowCell left = field.get();
        HookContext context = new HookContext(Thread.currentThread(), first.step, false) {};
        assertTrue(first.updater.knowsReads(left));
        assertFalse(context.isRedundant(left));
        context.know(left);

        assertTrue(context.isRedundant(left));
        new Reader().read();
        assertFalse(context.isRedundant(field.get()));
        context.step = "the next one";
        assertFalse(context.isRedundant(left));
    }

    @Test
    void oneThatHasNotReadYetKnowsNothing() {
        new Reader().read();
        new Reader().read();

        assertFalse(new Reader().updater.knowsReads(field.get()));
    }
}
