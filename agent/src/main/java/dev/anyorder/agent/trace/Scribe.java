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
import org.jspecify.annotations.Nullable;

/** Writes the accesses of one context: of each step and location those that an analysis might want to be told of. */
final class Scribe extends Recorder {
    private static final int RECENT = 64;
    private static final int FEW = 2;

    private final Tracer tracer;
    private @Nullable Stream last;
    private @Nullable TaskJournal journal;

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
        int location = cell == null || cell.location == 0 ? define(cell, site, whose) : cell.location;
        stream().access(journal(), tracer.site(site), location, stack(site), isDeclared(), tracer.overs());
        return TracedCell.after(cell, location, now, op, site.atomic);
    }

    private int define(@Nullable TracedCell cell, Site site, Object whose) {
        Definitions definitions = tracer.definitions();
        int object = tracer.owner(whose, site);
        if (cell == null) {
            return definitions.location(object);
        }
        return cell.origin < 0
                ? definitions.copiedLocation(object, (int) -cell.origin, cell.accesses)
                : definitions.freshLocation(object, cell.origin);
    }

    @Override
    public Cell fresh(Site site, Object whose) {
        long number = stream().fresh(journal(), tracer.site(site), stack(site), isDeclared(), tracer.overs());
        return TracedCell.fresh(number, step());
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
                        array,
                        number,
                        stack,
                        isDeclared(),
                        footprint.lo,
                        (footprint.next - footprint.lo) / footprint.stride,
                        footprint.stride);
        footprint(traced);
    }

    /** Word by word; of a few elements each by itself. */
    private void scatter(int array, Scatter scatter, int site, int stack) {
        for (int i = 0; i < scatter.places(); i++) {
            int word = scatter.word(i);
            long bits = scatter.bits(i);
            if (word < 0) {
                continue;
            }
            if (Long.bitCount(bits) > FEW) {
                footprint(TracedFootprint.window(array, site, stack, isDeclared(), word, new long[] {bits}));
            } else {
                for (long rest = bits; rest != 0; rest &= rest - 1) {
                    int element = word * Long.SIZE + Long.numberOfTrailingZeros(rest);
                    footprint(TracedFootprint.run(array, site, stack, isDeclared(), element, 1, 1));
                }
            }
        }
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
