package dev.anyorder.agent.shadow;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.anyorder.agent.site.Site;
import dev.anyorder.agent.site.Sites;
import dev.anyorder.agent.site.Target;
import dev.anyorder.core.analysis.Analysis;
import dev.anyorder.core.analysis.FastTrack;
import dev.anyorder.core.analysis.Op;
import dev.anyorder.core.finding.Frame;
import dev.anyorder.core.order.Orders;
import dev.anyorder.core.order.Recall;
import dev.anyorder.core.order.Strand;
import dev.anyorder.hooks.Context;
import dev.anyorder.hooks.Shadow;
import org.junit.jupiter.api.Test;

/** Who reads a field again and again, while others do, need not ask each time. */
class ReadMarksTest {
    private final Site site = new Sites().add(new Frame("C", "m", "C.java", 1), Op.READ, Target.ELEMENT, "");
    private final ObjectShadow field = new ObjectShadow();
    private final Object owner = new Object();

    private final class Reader {
        final Strand strand = Strand.root("reader", Orders.OBSERVED, Recall.CURRENT_STEP);
        final Recorder recorder = new Recorder(
                new Analysis[] {new FastTrack()}, new Stacks(), (by, kind, level, evidence, a, b, of, index) -> true);
        Object step = recorder.step(strand);

        void read() {
            field.access(owner, site, recorder);
        }

        void nextStep() {
            strand.nextStep();
            step = recorder.step(strand);
        }

        boolean isMarked() {
            return Shadow.knowsRead(field.get(), step);
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
        Cell before = field.get();
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
        Cell left = field.get();
        Context context = new Context(Thread.currentThread(), first.step, false) {};
        assertTrue(first.recorder.knowsReads(left));
        assertFalse(context.knows(left));
        context.know(left);

        assertTrue(context.knows(left));
        new Reader().read();
        assertFalse(context.knows(field.get()));
        context.step = "the next one";
        assertFalse(context.knows(left));
    }

    @Test
    void oneThatHasNotReadYetKnowsNothing() {
        new Reader().read();
        new Reader().read();

        assertFalse(new Reader().recorder.knowsReads(field.get()));
    }
}
