package dev.anyorder.agent.trace;

import dev.anyorder.agent.shadow.ShadowCell;
import dev.anyorder.core.order.Step;
import dev.anyorder.core.trace.DefinitionWriter;
import org.jspecify.annotations.Nullable;

/** The cell of a location that has no number yet, and something to begin with. */
final class OriginCell extends TracedCell {
    /** The number of what a constructor left; 0 if it is not that. */
    private final long fresh;

    /** The number of the location that it is a copy of. */
    private final int copied;

    private OriginCell(long fresh, int copied, int accesses, @Nullable Step step) {
        super(0, accesses, step, null, step, null, 0);
        this.fresh = fresh;
        this.copied = copied;
    }

    /** What constructors leave in a step. */
    static OriginCell fresh(long number, Step step) {
        OriginCell cell = new OriginCell(number, 0, 0, step);
        cell.fresh();
        return cell;
    }

    /** What another location begins with that was so far one with this. */
    static OriginCell copy(TracedCell of) {
        return new OriginCell(0, of.location, of.accesses, null);
    }

    @Override
    public ShadowCell copied() {
        return this;
    }

    /** The number of the location, of an object. */
    int define(int object, DefinitionWriter definitions) {
        return copied != 0
                ? definitions.copiedLocation(object, copied, accesses)
                : definitions.freshLocation(object, fresh);
    }
}
