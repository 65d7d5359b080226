package dev.anyorder.agent.call;

import dev.anyorder.agent.shadow.ObjectShadow;
import dev.anyorder.agent.shadow.ShadowCell;
import dev.anyorder.agent.table.IntTable;
import dev.anyorder.hooks.ShadowWord;
import java.util.concurrent.atomic.AtomicIntegerFieldUpdater;
import org.jspecify.annotations.Nullable;

/** Shadow words of a library object: shape and cells. Misses reads of unwritten cells above {@value #MOST_READ}. */
final class ObjectState {
    private static final int MOST_READ = 1024;

    private static final int MOST_ATOMIC = 1 << 16;

    private static final AtomicIntegerFieldUpdater<ObjectState> CHANGES =
            AtomicIntegerFieldUpdater.newUpdater(ObjectState.class, "changes");

    final ObjectShadow shape = new ObjectShadow();
    /** The history of all cells without a shadow word of their own. */
    final ObjectShadow rest = new ObjectShadow();

    private volatile @Nullable IntTable<ObjectShadow> cells;

    /** Counts changes of the shadow words. Volatile: {@link RedundantCalls} reads it without a lock. */
    private volatile int changes;

    int changes() {
        return changes;
    }

    void changed() {
        CHANGES.incrementAndGet(this);
    }

    /** Whether the access leaves the cell's history unchanged. */
    boolean isRedundant(int index, boolean isWrite, Object step) {
        IntTable<ObjectShadow> known = cells;
        ObjectShadow cell = known == null ? null : known.get(index);
        if (cell == null) {
            return !isWrite && known != null && known.size() >= MOST_READ;
        }
        return isWrite ? ShadowWord.knowsWrite(cell.get(), step) : ShadowWord.knowsRead(cell.get(), step);
    }

    /** Null above the limit. */
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

    /** Null above the limit. */
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

    Iterable<ObjectShadow> cells() {
        IntTable<ObjectShadow> known = cells;
        return known == null ? java.util.List.of() : known.values();
    }
}
