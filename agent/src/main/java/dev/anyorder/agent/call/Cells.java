package dev.anyorder.agent.call;

import dev.anyorder.agent.table.WeakTable;
import dev.anyorder.agent.task.Sync;
import java.util.concurrent.ConcurrentHashMap;

/**
 * What is known of parts of objects that order or exclude by themselves: elements of an atomic array, plain fields that
 * are used as volatile ones, keys of a map. From so many parts on, some share what is known, which may order too much.
 */
final class Cells {
    private static final int MOST = 1024;

    private final WeakTable<ConcurrentHashMap<Integer, Sync>> table = new WeakTable<>();
    private final WeakTable.Maker<ConcurrentHashMap<Integer, Sync>> maker = key -> new ConcurrentHashMap<>();

    /** What is known of a part of the object. */
    Sync of(Object object, int part) {
        ConcurrentHashMap<Integer, Sync> cells = table.get(object, maker);
        Integer key = part & (MOST - 1);
        Sync known = cells.get(key);
        if (known == null) {
            Sync fresh = new Sync(object);
            known = cells.putIfAbsent(key, fresh);
            known = known == null ? fresh : known;
        }
        return known;
    }

    /** All parts of the object of which something is known. */
    Iterable<Sync> all(Object object) {
        ConcurrentHashMap<Integer, Sync> cells = table.get(object);
        return cells == null ? java.util.List.of() : cells.values();
    }
}
