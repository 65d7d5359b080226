package dev.anyorder.agent.task;

import dev.anyorder.agent.table.JdkObjectSlots;
import dev.anyorder.agent.table.WeakTable;
import org.jspecify.annotations.Nullable;

/** What is known of every object that orders or excludes. */
public final class SyncObjects {
    private final WeakTable<SyncObject> table = new WeakTable<>();
    private final WeakTable.Maker<SyncObject> maker = SyncObject::new;

    /** What is known of this object. */
    public SyncObject of(Object object) {
        long slot = JdkObjectSlots.of(object);
        return slot == JdkObjectSlots.NONE
                ? table.get(object, maker)
                : JobState.of(object, slot).sync(object);
    }

    /** What is known of this object, or null when it never ordered anything. */
    public @Nullable SyncObject find(Object object) {
        long slot = JdkObjectSlots.of(object);
        if (slot == JdkObjectSlots.NONE) {
            return table.get(object);
        }
        Object state = JdkObjectSlots.get(object, slot);
        return state == null ? null : ((JobState) state).sync();
    }
}
