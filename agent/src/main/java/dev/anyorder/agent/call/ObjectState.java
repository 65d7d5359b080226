package dev.anyorder.agent.call;

import dev.anyorder.agent.shadow.ObjectShadow;
import dev.anyorder.agent.shadow.ShadowCell;
import dev.anyorder.agent.table.IntTable;
import dev.anyorder.hooks.ShadowWord;
import java.util.concurrent.atomic.AtomicIntegerFieldUpdater;
import org.jspecify.annotations.Nullable;

/** The abstract state of a library object: its shape, and its cells. Of very many cells that nobody writes, reads are not remembered. */
final class ObjectState {
    /** Reads of so many cells that nobody writes are remembered. */
    private static final int MOST_READ = 1024;

    private static final int MOST_ATOMIC = 1 << 16;

    private static final AtomicIntegerFieldUpdater<ObjectState> CHANGES =
            AtomicIntegerFieldUpdater.newUpdater(ObjectState.class, "changes");

    final ObjectShadow shape = new ObjectShadow();
    /** The past of every cell that is not known by itself. */
    final ObjectShadow rest = new ObjectShadow();

    private volatile @Nullable IntTable<ObjectShadow> cells;

    /** How often an access has left something new here, in the shape or a cell. */
    private volatile int changes;

    int changes() {
        return changes;
    }

    /** An access has left something new. */
    void changed() {
        CHANGES.incrementAndGet(this);
    }

    /** Whether an access to this cell by this step would tell nothing new, as far as the cell is concerned. */
    boolean isRedundant(int index, boolean isWrite, Object step) {
        IntTable<ObjectShadow> known = cells;
        ObjectShadow cell = known == null ? null : known.get(index);
        if (cell == null) {
            return !isWrite && known != null && known.size() >= MOST_READ;
        }
        return isWrite ? ShadowWord.knowsWrite(cell.get(), step) : ShadowWord.knowsRead(cell.get(), step);
    }

    /** The cell of that number, or null when there are too many already. */
    @Nullable
    ObjectShadow cell(int index, boolean isWrite) {
        IntTable<ObjectShadow> known = cells;
        known = known == null ? make() : known;
        ObjectShadow cell = known.get(index);
        if (cell == null && (isWrite || known.size() < MOST_READ)) {
            cell = known.get(index, this::ofRest);
        }
        return cell;
    }

    /** The cell of an atomic array, or null when there are too many already. */
    @Nullable
    ObjectShadow atomicCell(int index) {
        IntTable<ObjectShadow> known = cells;
        known = known == null ? make() : known;
        ObjectShadow cell = known.get(index);
        if (cell == null && known.size() < MOST_ATOMIC) {
            cell = known.get(index, ObjectShadow::new);
        }
        return cell;
    }

    private ObjectShadow ofRest() {
        ObjectShadow fresh = new ObjectShadow();
        ShadowCell past = rest.get();
        fresh.set(past == null ? null : past.copied());
        return fresh;
    }

    private synchronized IntTable<ObjectShadow> make() {
        IntTable<ObjectShadow> known = cells;
        if (known == null) {
            known = new IntTable<>();
            cells = known;
        }
        return known;
    }

    /** All cells that there are. */
    Iterable<ObjectShadow> cells() {
        IntTable<ObjectShadow> known = cells;
        return known == null ? java.util.List.of() : known.values();
    }
}
