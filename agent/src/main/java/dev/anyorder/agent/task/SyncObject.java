package dev.anyorder.agent.task;

import dev.anyorder.core.analysis.Synchronizer;
import dev.anyorder.core.order.ClockSnapshot;
import dev.anyorder.core.order.TaskState;
import java.lang.ref.WeakReference;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * What is known of an object that orders or excludes: a lock, a latch, a volatile field, a future. Does not keep the
 * object alive.
 */
public final class SyncObject extends Synchronizer {
    /** For who has none yet. One for all, since it is handed over at every volatile access. */
    public static final Function<Object, SyncObject> MAKER = SyncObject::new;

    private final WeakReference<Object> object;
    private final String type;
    /** In a run that is recorded, what the recording gave it; 0 before. Guarded by whoever records. */
    public int number;

    /** Guarded by this: what the last exclusive holder knew when it let go. */
    private @Nullable ClockSnapshot exclusive;
    /** Guarded by this: what all shared holders since then knew. */
    private @Nullable ClockSnapshot shared;
    /** What all who signalled knew. Written under the lock of this. */
    private volatile @Nullable ClockSnapshot signals;
    /** Guarded by this: who signalled last, for futures. */
    private @Nullable TaskState by;
    /** Guarded by this: what its steps remembered then. */
    private @Nullable Object note;

    public SyncObject(Object object) {
        this(object, object.getClass().getName());
    }

    /** The same under another name. */
    public SyncObject(Object object, String type) {
        this(new WeakReference<>(object), type);
    }

    private SyncObject(WeakReference<Object> object, String type) {
        this.object = object;
        this.type = type;
    }

    /** What is known of another part of the same object. */
    public SyncObject sibling() {
        return new SyncObject(object, type);
    }

    /** The object, or null when it is gone. */
    public @Nullable Object object() {
        return object.get();
    }

    /** The binary name of the object's class. */
    public String type() {
        return type;
    }

    /**
     * The lock is let go.
     *
     * @param byHolder whether the task was seen to take it, and so knows what earlier holders knew
     */
    synchronized void released(ClockSnapshot snapshot, boolean sharedMode, boolean byHolder) {
        if (sharedMode) {
            shared = shared == null ? snapshot : ClockSnapshot.merge(shared, snapshot);
        } else if (!byHolder) {
            exclusive = exclusive == null ? snapshot : ClockSnapshot.merge(exclusive, snapshot);
        } else {
            exclusive = snapshot;
            shared = null;
        }
    }

    synchronized void signalled(ClockSnapshot snapshot) {
        ClockSnapshot before = signals;
        signals = before == null ? snapshot : ClockSnapshot.merge(before, snapshot);
    }

    synchronized void by(TaskState signaller) {
        by = signaller;
        note = signaller.note();
    }

    /** What who signalled last would have had its steps remember then. */
    synchronized @Nullable Object note() {
        return note;
    }

    /** This one has signalled, if nobody has before. */
    synchronized void madeBy(TaskState signaller) {
        if (by == null) {
            by(signaller);
        }
    }

    synchronized @Nullable TaskState by() {
        return by;
    }

    synchronized @Nullable ClockSnapshot exclusive() {
        return exclusive;
    }

    synchronized @Nullable ClockSnapshot shared() {
        return shared;
    }

    @Nullable
    ClockSnapshot signals() {
        return signals;
    }
}
