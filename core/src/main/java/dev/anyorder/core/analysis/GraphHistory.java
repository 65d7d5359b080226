package dev.anyorder.core.analysis;

import dev.anyorder.core.order.Step;
import org.jspecify.annotations.Nullable;

/** The relevant graph nodes that access a location. Immutable; newest first. */
record GraphHistory(@Nullable HistoryEntry writes, @Nullable HistoryEntry reads) {
    static final GraphHistory NONE = new GraphHistory(null, null);

    /** Whether the step has an access at least as strong. */
    boolean has(Step step, boolean writing, boolean atomic) {
        return has(writes, step, atomic) || !writing && has(reads, step, atomic);
    }

    private static boolean has(@Nullable HistoryEntry list, Step step, boolean atomic) {
        int left = AccessClass.RECENT;
        for (HistoryEntry entry = list; entry != null && left > 0; entry = entry.rest, left--) {
            if (entry.access.step == step && (atomic || !entry.access.atomic)) {
                return true;
            }
        }
        return false;
    }
}
