package dev.anyorder.agent.trace;

import dev.anyorder.agent.shadow.ShadowCell;
import dev.anyorder.agent.shadow.ShadowUpdater;
import dev.anyorder.agent.site.Site;
import dev.anyorder.core.analysis.AccessOp;
import dev.anyorder.core.order.Step;
import dev.anyorder.core.order.TaskState;
import dev.anyorder.core.trace.DefinitionWriter;
import dev.anyorder.core.trace.ThreadTraceWriter;
import dev.anyorder.core.trace.TraceTaskLog;
import dev.anyorder.core.trace.TracedFootprint;
import dev.anyorder.hooks.ArrayFootprint;
import dev.anyorder.hooks.SparseElements;
import java.util.Objects;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** Writes the accesses of one thread, without those that are redundant within a step. */
final class TraceAccessWriter extends ShadowUpdater {
    private static final int RECENT = 64;

    private final RunRecorder recorder;
    private @Nullable ThreadTraceWriter last;
    private @Nullable TraceTaskLog journal;

    /** The access computed last, written once its cell is published. */
    private int location;

    private @Nullable Site touching;

    /** Sites and steps whose stacks were captured recently. */
    private final @Nullable Step[] steps = new Step[RECENT];

    private final @Nullable Site[] sites = new Site[RECENT];

    TraceAccessWriter(RunRecorder recorder) {
        super(site -> null, (by, kind, level, evidence, earlier, later, owner, index) -> false);
        this.recorder = recorder;
    }

    @Override
    public Object step(TaskState by) {
        journal = (TraceTaskLog) by.log();
        return super.step(by);
    }

    private TraceTaskLog journal() {
        return Objects.requireNonNull(journal);
    }

    private ThreadTraceWriter writer() {
        ThreadTraceWriter writer = recorder.stream(last);
        last = writer;
        return writer;
    }

    @Override
    public @Nullable ShadowCell after(@Nullable ShadowCell before, Site site, Object whose, int element) {
        TracedCell cell = (TracedCell) before;
        Step now = step();
        AccessOp op = op(site);
        if (cell != null && cell.isRedundant(now, op, site.atomic)) {
            return cell;
        }
        location = cell == null || cell.location == 0 ? define(cell, site, whose) : cell.location;
        touching = site;
        return TracedCell.after(cell, location, now, op, site.atomic);
    }

    /** Called after the cell is published, so a failed compare-and-set writes nothing. */
    @Override
    public void touched(@Nullable ShadowCell before) {
        super.touched(before);
        Site site = Objects.requireNonNull(touching);
        writer().access(journal(), recorder.site(site), location, stack(site), isDeclared(), recorder.overs());
    }

    /** Only the cells decide about redundancy. */
    @Override
    public boolean knowsReads(ShadowCell cell) {
        return false;
    }

    private int define(@Nullable TracedCell cell, Site site, Object whose) {
        DefinitionWriter definitions = recorder.definitions();
        int object = recorder.owner(whose, site);
        return cell instanceof OriginCell origin ? origin.define(object, definitions) : definitions.location(object);
    }

    @Override
    public ShadowCell fresh(Site site, Object whose) {
        long number = writer().fresh(journal(), recorder.site(site), stack(site), isDeclared(), recorder.overs());
        return OriginCell.fresh(number, step());
    }

    void footprint(int array, ArrayFootprint footprint, Site site) {
        int number = recorder.site(site);
        int stack = recorder.accessStack((Throwable) footprint.stack);
        SparseElements sparseElements = footprint.scatter;
        if (sparseElements != null) {
            scatter(array, sparseElements, number, stack);
            return;
        }
        long[] bits = footprint.bits;
        TracedFootprint traced = bits != null
                ? TracedFootprint.window(array, number, stack, isDeclared(), footprint.base, bits)
                : TracedFootprint.run(
                        array, number, stack, isDeclared(), footprint.lo, footprint.count(), footprint.stride);
        footprint(traced);
    }

    private void scatter(int array, SparseElements sparseElements, int site, int stack) {
        IntStream.Builder all = IntStream.builder();
        for (int i = 0; i < sparseElements.places(); i++) {
            int word = sparseElements.word(i);
            for (long rest = word < 0 ? 0 : sparseElements.bits(i); rest != 0; rest &= rest - 1) {
                all.add(word * Long.SIZE + Long.numberOfTrailingZeros(rest));
            }
        }
        int[] elements = all.build().sorted().toArray();
        TracedFootprint first = TracedFootprint.run(array, site, stack, isDeclared(), elements[0], 1, 1);
        writer().scattered(journal(), first, elements, recorder.overs());
    }

    private void footprint(TracedFootprint traced) {
        writer().footprint(journal(), traced, recorder.overs());
    }

    /** At most one stack for each step and site. */
    private int stack(Site site) {
        int at = site.id & (RECENT - 1);
        Step now = step();
        if (sites[at] == site && steps[at] == now) {
            return 0;
        }
        sites[at] = site;
        steps[at] = now;
        return recorder.stack(site);
    }

    @Override
    public void over() {
        recorder.over();
    }
}
