package dev.anyorder.agent.call;

import dev.anyorder.agent.table.IntTable;
import dev.anyorder.agent.table.WeakTable;
import dev.anyorder.agent.task.SyncObject;
import java.util.List;

/** Synchronisation objects of elements, fields and keys. Above {@value #MOST} some share one, which can hide races. */
final class PartSyncObjects {
    private static final int MOST = 1 << 16;

    private final WeakTable<Parts> table = new WeakTable<>();
    private final WeakTable.Maker<Parts> maker = object -> new Parts(new SyncObject(object));

    private record Parts(SyncObject pattern, IntTable<SyncObject> syncs) {
        Parts(SyncObject pattern) {
            this(pattern, new IntTable<>());
        }
    }

    SyncObject of(Object object, int part) {
        Parts parts = table.get(object, maker);
        int key = part & (MOST - 1);
        SyncObject known = parts.syncs.get(key);
        return known == null ? parts.syncs.get(key, parts.pattern::sibling) : known;
    }

    List<SyncObject> all(Object object) {
        Parts parts = table.get(object);
        return parts == null ? List.of() : parts.syncs.values();
    }
}
