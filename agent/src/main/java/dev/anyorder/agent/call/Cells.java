package dev.anyorder.agent.call;

import dev.anyorder.agent.table.IntTable;
import dev.anyorder.agent.table.WeakTable;
import dev.anyorder.agent.task.Sync;
import java.util.List;

/**
 * What is known of parts of objects that order or exclude by themselves: elements of an atomic array, plain fields that
 * are used as volatile ones, keys of a map. From so many parts on, some share what is known, which may order too much.
 */
final class Cells {
    private static final int MOST = 1 << 16;

    private final WeakTable<Parts> table = new WeakTable<>();
    private final WeakTable.Maker<Parts> maker = object -> new Parts(new Sync(object));

    private record Parts(Sync pattern, IntTable<Sync> syncs) {
        Parts(Sync pattern) {
            this(pattern, new IntTable<>());
        }
    }

    /** What is known of a part of the object. */
    Sync of(Object object, int part) {
        Parts parts = table.get(object, maker);
        int key = part & (MOST - 1);
        Sync known = parts.syncs.get(key);
        return known == null ? parts.syncs.get(key, parts.pattern::sibling) : known;
    }

    /** All parts of the object of which something is known. */
    List<Sync> all(Object object) {
        Parts parts = table.get(object);
        return parts == null ? List.of() : parts.syncs.values();
    }
}
