package dev.anyorder.agent.call;

import dev.anyorder.agent.table.IntTable;
import dev.anyorder.agent.table.WeakTable;
import dev.anyorder.agent.task.SyncObject;
import java.util.List;

/**
 * What is known of parts of objects that order or exclude by themselves: elements of an atomic array, plain fields that
 * are used as volatile ones, keys of a map. From so many parts on, some share what is known, which may order too much.
 */
final class PartSyncObjects {
    private static final int MOST = 1 << 16;

    private final WeakTable<Parts> table = new WeakTable<>();
    private final WeakTable.Maker<Parts> maker = object -> new Parts(new SyncObject(object));

    private record Parts(SyncObject pattern, IntTable<SyncObject> syncs) {
        Parts(SyncObject pattern) {
            this(pattern, new IntTable<>());
        }
    }

    /** What is known of a part of the object. */
    SyncObject of(Object object, int part) {
        Parts parts = table.get(object, maker);
        int key = part & (MOST - 1);
        SyncObject known = parts.syncs.get(key);
        return known == null ? parts.syncs.get(key, parts.pattern::sibling) : known;
    }

    /** All parts of the object of which something is known. */
    List<SyncObject> all(Object object) {
        Parts parts = table.get(object);
        return parts == null ? List.of() : parts.syncs.values();
    }
}
