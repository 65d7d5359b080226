package dev.anyorder.agent.task;

import dev.anyorder.agent.table.WeakTable;
import org.jspecify.annotations.Nullable;

/** What is known of every object that orders or excludes. */
public final class Syncs {
    private final WeakTable<Sync> table = new WeakTable<>();
    private final WeakTable.Maker<Sync> maker = Sync::new;

    /** What is known of this object. */
    public Sync of(Object object) {
        return table.get(object, maker);
    }

    /** What is known of this object, or null when it never ordered anything. */
    public @Nullable Sync find(Object object) {
        return table.get(object);
    }
}
