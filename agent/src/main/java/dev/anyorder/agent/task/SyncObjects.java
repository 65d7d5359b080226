package dev.anyorder.agent.task;

import dev.anyorder.agent.table.JdkObjectSlots;
import dev.anyorder.agent.table.WeakTable;
import org.jspecify.annotations.Nullable;

/** Finds the state of synchronisation objects. */
public final class SyncObjects {
    private final WeakTable<SyncObject> table = new WeakTable<>();
    private final WeakTable.Maker<SyncObject> maker = SyncObject::new;

    public SyncObject of(Object object) {
        long slot = JdkObjectSlots.of(object);
        return slot == JdkObjectSlots.NONE
                ? table.get(object, maker)
                : JobState.of(object, slot).sync(object);
    }

    /** Null if the object never ordered anything. */
    public @Nullable SyncObject find(Object object) {
        long slot = JdkObjectSlots.of(object);
        if (slot == JdkObjectSlots.NONE) {
            return table.get(object);
        }
        Object state = JdkObjectSlots.get(object, slot);
        return state == null ? null : ((JobState) state).sync();
    }
}
