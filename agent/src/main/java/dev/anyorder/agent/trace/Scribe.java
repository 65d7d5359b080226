package dev.anyorder.agent.trace;

import dev.anyorder.agent.shadow.Cell;
import dev.anyorder.agent.shadow.Recorder;
import dev.anyorder.agent.site.Site;
import dev.anyorder.core.analysis.Op;
import dev.anyorder.core.order.Step;
import dev.anyorder.core.order.Strand;
import dev.anyorder.core.trace.Definitions;
import dev.anyorder.core.trace.Stream;
import dev.anyorder.core.trace.TaskJournal;
import dev.anyorder.core.trace.TracedFootprint;
import dev.anyorder.hooks.Footprint;
import dev.anyorder.hooks.Scatter;
import java.util.Objects;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** Writes the accesses of one context: of each step and location those that an analysis might want to be told of. */
final class Scribe extends Recorder {
    private static final int RECENT = 64;

    private final Tracer tracer;
    private @Nullable Stream last;
    private @Nullable TaskJournal journal;

    /** The access that was asked for last: the number of its location, and its site. */
    private int location;

    private @Nullable Site touching;

    /** Of which step and site the stack was asked for lately. */
    private final @Nullable Step[] steps = new Step[RECENT];

    private final @Nullable Site[] sites = new Site[RECENT];

    Scribe(Tracer tracer) {
        super(site -> null, (by, kind, level, evidence, earlier, later, owner, index) -> false);
        this.tracer = tracer;
    }

    @Override
    public Object step(Strand by) {
        journal = (TaskJournal) by.journal();
        return super.step(by);
    }

    private TaskJournal journal() {
        return Objects.requireNonNull(journal);
    }

    private Stream stream() {
        Stream stream = tracer.stream(last);
        last = stream;
        return stream;
    }

    @Override
    public @Nullable Cell after(@Nullable Cell before, Site site, Object whose, int element) {
        TracedCell cell = (TracedCell) before;
        Step now = step();
        Op op = op(site);
        if (cell != null && cell.knows(now, op, site.atomic)) {
            return cell;
        }
        location = cell == null || cell.location == 0 ? define(cell, site, whose) : cell.location;
        touching = site;
        return TracedCell.after(cell, location, now, op, site.atomic);
    }

    /** The cell of the last access is in its place: written only now, so that each counts once. */
    @Override
    public void touched(@Nullable Cell before) {
        super.touched(before);
        Site site = Objects.requireNonNull(touching);
        stream().access(journal(), tracer.site(site), location, stack(site), isDeclared(), tracer.overs());
    }

    /** What is written is said by the cells alone. */
    @Override
    public boolean knowsReads(Cell cell) {
        return false;
    }

    private int define(@Nullable TracedCell cell, Site site, Object whose) {
        Definitions definitions = tracer.definitions();
        int object = tracer.owner(whose, site);
        return cell instanceof OriginCell origin ? origin.define(object, definitions) : definitions.location(object);
    }

    @Override
    public Cell fresh(Site site, Object whose) {
        long number = stream().fresh(journal(), tracer.site(site), stack(site), isDeclared(), tracer.overs());
        return OriginCell.fresh(number, step());
    }

    void footprint(int array, Footprint footprint, Site site) {
        int number = tracer.site(site);
        int stack = tracer.accessStack((Throwable) footprint.stack);
        Scatter scatter = footprint.scatter;
        if (scatter != null) {
            scatter(array, scatter, number, stack);
            return;
        }
        long[] bits = footprint.bits;
        TracedFootprint traced = bits != null
                ? TracedFootprint.window(array, number, stack, isDeclared(), footprint.base, bits)
                : TracedFootprint.run(
                        array, number, stack, isDeclared(), footprint.lo, footprint.count(), footprint.stride);
        footprint(traced);
    }

    private void scatter(int array, Scatter scatter, int site, int stack) {
        IntStream.Builder all = IntStream.builder();
        for (int i = 0; i < scatter.places(); i++) {
            int word = scatter.word(i);
            for (long rest = word < 0 ? 0 : scatter.bits(i); rest != 0; rest &= rest - 1) {
                all.add(word * Long.SIZE + Long.numberOfTrailingZeros(rest));
            }
        }
        int[] elements = all.build().sorted().toArray();
        TracedFootprint first = TracedFootprint.run(array, site, stack, isDeclared(), elements[0], 1, 1);
        stream().scattered(journal(), first, elements, tracer.overs());
    }

    private void footprint(TracedFootprint traced) {
        stream().footprint(journal(), traced, tracer.overs());
    }

    /** One for all that the step does at the site. */
    private int stack(Site site) {
        int at = site.id & (RECENT - 1);
        Step now = step();
        if (sites[at] == site && steps[at] == now) {
            return 0;
        }
        sites[at] = site;
        steps[at] = now;
        return tracer.stack(site);
    }

    @Override
    public void over() {
        tracer.over();
    }
}
