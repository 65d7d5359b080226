package dev.anyorder.core.analysis;

import dev.anyorder.core.order.Step;
import org.jspecify.annotations.Nullable;

/**
 * The nodes of a computation graph that touch a location, as far as they count. Immutable; newest first.
 *
 * @param writes those that write
 * @param reads those that read
 */
record Nodes(@Nullable Kept writes, @Nullable Kept reads) {
    static final Nodes NONE = new Nodes(null, null);

    /** Whether the step is among those that write, or if that will do, read; atomically only if that will do, too. */
    boolean has(Step step, boolean writing, boolean atomic) {
        return has(writes, step, atomic) || !writing && has(reads, step, atomic);
    }

    private static boolean has(@Nullable Kept list, Step step, boolean atomic) {
        int left = Alike.RECENT;
        for (Kept kept = list; kept != null && left > 0; kept = kept.rest, left--) {
            if (kept.access.step == step && (atomic || !kept.access.atomic)) {
                return true;
            }
        }
        return false;
    }
}
