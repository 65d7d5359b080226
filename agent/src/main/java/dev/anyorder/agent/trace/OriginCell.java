package dev.anyorder.agent.trace;

import dev.anyorder.agent.shadow.ShadowCell;
import dev.anyorder.core.order.Step;
import dev.anyorder.core.trace.DefinitionWriter;
import org.jspecify.annotations.Nullable;

/** The cell of a location that has an initial history but no number yet. */
final class OriginCell extends TracedCell {
    /** The number of the constructor write, or 0. */
    private final long fresh;

    private final int copied;

    private OriginCell(long fresh, int copied, int accesses, @Nullable Step step) {
        super(0, accesses, step, null, step, null, 0);
        this.fresh = fresh;
        this.copied = copied;
    }

    static OriginCell fresh(long number, Step step) {
        OriginCell cell = new OriginCell(number, 0, 0, step);
        cell.fresh();
        return cell;
    }

    /** For a location split off from another. */
    static OriginCell copy(TracedCell of) {
        return new OriginCell(0, of.location, of.accesses, null);
    }

    @Override
    public ShadowCell copied() {
        return this;
    }

    int define(int object, DefinitionWriter definitions) {
        return copied != 0
                ? definitions.copiedLocation(object, copied, accesses)
                : definitions.freshLocation(object, fresh);
    }
}
