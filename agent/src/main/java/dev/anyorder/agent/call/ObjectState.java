package dev.anyorder.agent.call;

import dev.anyorder.agent.shadow.ObjectShadow;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/**
 * The abstract state of a library object: its shape, and its cells. Reads of cells far from the first are remembered only
 * once a cell has been written by itself.
 */
final class ObjectState {
    /** Reads of so many first cells are remembered from the start. */
    private static final int ALWAYS = 256;

    final ObjectShadow shape = new ObjectShadow();
    private volatile @Nullable ConcurrentHashMap<Integer, ObjectShadow> cells;

    /** The cell of that number, or null when cells do not matter yet. */
    @Nullable
    ObjectShadow cell(int index, boolean isWrite) {
        ConcurrentHashMap<Integer, ObjectShadow> known = cells;
        if (known == null) {
            if (!isWrite && index >= ALWAYS) {
                return null;
            }
            synchronized (this) {
                known = cells;
                if (known == null) {
                    known = new ConcurrentHashMap<>();
                    cells = known;
                }
            }
        }
        ObjectShadow cell = known.get(index);
        if (cell == null) {
            ObjectShadow fresh = new ObjectShadow();
            ObjectShadow other = known.putIfAbsent(index, fresh);
            cell = other == null ? fresh : other;
        }
        return cell;
    }

    /** All cells that there are. */
    Iterable<ObjectShadow> cells() {
        ConcurrentHashMap<Integer, ObjectShadow> known = cells;
        return known == null ? java.util.List.of() : known.values();
    }
}
