package dev.anyorder.agent.call;

import dev.anyorder.agent.shadow.Cell;
import dev.anyorder.agent.shadow.ObjectShadow;
import dev.anyorder.agent.table.IntTable;
import dev.anyorder.hooks.Shadow;
import java.util.concurrent.atomic.AtomicIntegerFieldUpdater;
import org.jspecify.annotations.Nullable;

/**
 * The abstract state of a library object: its shape, and its cells. Reads of cells far from the first are remembered only
 * once a second task has touched the object or a cell was written by itself, and not of very many that nobody writes.
 */
final class ObjectState {
    /** Reads of so many first cells are remembered from the start. */
    private static final int ALWAYS = 256;

    private static final int MOST_READ = 1024;
    private static final int MOST_ATOMIC = 1 << 16;

    private static final AtomicIntegerFieldUpdater<ObjectState> CHANGES =
            AtomicIntegerFieldUpdater.newUpdater(ObjectState.class, "changes");

    final ObjectShadow shape = new ObjectShadow();
    /** The past of every cell that is not known by itself. */
    final ObjectShadow rest = new ObjectShadow();

    private volatile @Nullable IntTable<ObjectShadow> cells;
    /** The number of the first task that touched it. A benign race: one of the first. */
    private int firstTask;

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
    boolean knows(int index, boolean isWrite, Object step) {
        IntTable<ObjectShadow> known = cells;
        ObjectShadow cell = known == null ? null : known.get(index);
        if (cell == null) {
            return !isWrite && known != null && known.size() >= MOST_READ;
        }
        return isWrite ? Shadow.knowsWrite(cell.get(), step) : Shadow.knowsRead(cell.get(), step);
    }

    /**
     * The cell of that number, or null when it need not be remembered.
     *
     * @param task the number of the task that touches it
     */
    @Nullable
    ObjectShadow cell(int index, boolean isWrite, int task) {
        IntTable<ObjectShadow> known = cells;
        if (known == null) {
            if (!isWrite && index >= ALWAYS && !isShared(task)) {
                return null;
            }
            known = make();
        }
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
        Cell past = rest.get();
        fresh.set(past == null ? null : past.copied());
        return fresh;
    }

    /** A task touches the object. Returns whether others did before. */
    boolean isShared(int task) {
        if (firstTask == 0) {
            firstTask = task;
        }
        return firstTask != task;
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
