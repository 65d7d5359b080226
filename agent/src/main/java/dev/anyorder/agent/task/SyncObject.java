package dev.anyorder.agent.task;

import dev.anyorder.core.analysis.Synchronizer;
import dev.anyorder.core.order.ClockSnapshot;
import dev.anyorder.core.order.TaskState;
import java.lang.ref.WeakReference;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** The clocks of a synchronisation object: lock, latch, volatile field, future. Refers to it only weakly. */
public final class SyncObject extends Synchronizer {
    /** Shared, to avoid an allocation at each volatile access. */
    public static final Function<Object, SyncObject> MAKER = SyncObject::new;

    private final WeakReference<Object> object;
    private final String type;
    /** In the trace; 0 if none. Guarded by the recorder. */
    public int number;

    /** Of the last exclusive release. Guarded by this. */
    private @Nullable ClockSnapshot exclusive;
    /** Of all shared releases since then. Guarded by this. */
    private @Nullable ClockSnapshot shared;
    /** Merged from all signals. Written under the lock of this. */
    private volatile @Nullable ClockSnapshot signals;
    /** The last signaller, for futures. Guarded by this. */
    private @Nullable TaskState by;
    /** The attachment of its steps then. Guarded by this. */
    private @Nullable Object note;

    public SyncObject(Object object) {
        this(object, object.getClass().getName());
    }

    public SyncObject(Object object, String type) {
        this(new WeakReference<>(object), type);
    }

    private SyncObject(WeakReference<Object> object, String type) {
        this.object = object;
        this.type = type;
    }

    /** For another component of the object. */
    public SyncObject sibling() {
        return new SyncObject(object, type);
    }

    /** Null after its collection. */
    public @Nullable Object object() {
        return object.get();
    }

    public String type() {
        return type;
    }

    /**
     * @param byHolder whether the acquisition was observed; the snapshot then includes earlier holders
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

    synchronized @Nullable Object note() {
        return note;
    }

    /** Sets the signaller unless there is one. */
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
