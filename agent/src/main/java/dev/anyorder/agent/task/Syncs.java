package dev.anyorder.agent.task;

import dev.anyorder.agent.table.Slots;
import dev.anyorder.agent.table.WeakTable;
import org.jspecify.annotations.Nullable;

/** What is known of every object that orders or excludes. */
public final class Syncs {
    private final WeakTable<Sync> table = new WeakTable<>();
    private final WeakTable.Maker<Sync> maker = Sync::new;

    /** What is known of this object. */
    public Sync of(Object object) {
        long slot = Slots.of(object);
        return slot == Slots.NONE
                ? table.get(object, maker)
                : JobState.of(object, slot).sync(object);
    }

    /** What is known of this object, or null when it never ordered anything. */
    public @Nullable Sync find(Object object) {
        long slot = Slots.of(object);
        if (slot == Slots.NONE) {
            return table.get(object);
        }
        Object state = Slots.get(object, slot);
        return state == null ? null : ((JobState) state).sync();
    }
}
