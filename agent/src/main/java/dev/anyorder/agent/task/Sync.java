package dev.anyorder.agent.task;

import dev.anyorder.core.determinism.Performer;
import dev.anyorder.core.determinism.Use;
import dev.anyorder.core.order.Stamp;
import dev.anyorder.core.order.Step;
import dev.anyorder.core.order.Strand;
import dev.anyorder.core.velodrome.Player;
import java.lang.ref.WeakReference;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * What is known of an object that orders or excludes: a lock, a latch, a volatile field, a future. Does not keep the
 * object alive.
 */
public final class Sync {
    /** For who has none yet. One for all, since it is handed over at every volatile access. */
    public static final Function<Object, Sync> MAKER = Sync::new;

    private final WeakReference<Object> object;
    private final String type;
    /** In a run that is recorded, what the recording gave it; 0 before. Guarded by whoever records. */
    public int number;

    /** Guarded by this: what the last exclusive holder knew when it let go. */
    private @Nullable Stamp exclusive;
    /** Guarded by this: what all shared holders since then knew. */
    private @Nullable Stamp shared;
    /** What all who signalled knew. Written under the lock of this. */
    private volatile @Nullable Stamp signals;
    /** Guarded by this: who signalled last, for futures. */
    private @Nullable Strand by;
    /** Guarded by this: what its steps remembered then. */
    private @Nullable Object note;

    /** Guarded by this: what was done to it as a variable in blocks that are to be deterministic, and outside of them. */
    private @Nullable Object touched;
    /** Guarded by this: the transactions that have touched it as a variable. */
    private @Nullable Object seen;
    /** Guarded by this: who has taken it as a lock in such blocks. */
    private @Nullable Object taken;
    /** Guarded by this: who has come to it otherwise in such blocks. */
    private @Nullable Object met;

    public Sync(Object object) {
        this(object, object.getClass().getName());
    }

    /** The same under another name. */
    public Sync(Object object, String type) {
        this(new WeakReference<>(object), type);
    }

    private Sync(WeakReference<Object> object, String type) {
        this.object = object;
        this.type = type;
    }

    /** What is known of another part of the same object. */
    public Sync sibling() {
        return new Sync(object, type);
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
    synchronized void released(Stamp stamp, boolean sharedMode, boolean byHolder) {
        if (sharedMode) {
            shared = shared == null ? stamp : Stamp.merge(shared, stamp);
        } else if (!byHolder) {
            exclusive = exclusive == null ? stamp : Stamp.merge(exclusive, stamp);
        } else {
            exclusive = stamp;
            shared = null;
        }
    }

    synchronized void touch(Performer by, Step step, Use use) {
        touched = by.access(touched, step, use, true);
    }

    synchronized void meet(Performer by, Step step, Use use) {
        met = by.meet(met, step, use);
    }

    synchronized void takePermit(Performer by, Step step) {
        met = by.take(met, step);
    }

    synchronized void givePermit(Performer by, Step step) {
        met = by.give(met, step);
    }

    synchronized void touch(Player by, boolean writing) {
        seen = by.access(seen, writing);
    }

    synchronized void take(Performer by, Step step, Use use) {
        taken = by.acquire(taken, this, step, use);
    }

    synchronized void signalled(Stamp stamp) {
        Stamp before = signals;
        signals = before == null ? stamp : Stamp.merge(before, stamp);
    }

    synchronized void by(Strand signaller) {
        by = signaller;
        note = signaller.note();
    }

    /** What who signalled last would have had its steps remember then. */
    synchronized @Nullable Object note() {
        return note;
    }

    /** This one has signalled, if nobody has before. */
    synchronized void madeBy(Strand signaller) {
        if (by == null) {
            by(signaller);
        }
    }

    synchronized @Nullable Strand by() {
        return by;
    }

    synchronized @Nullable Stamp exclusive() {
        return exclusive;
    }

    synchronized @Nullable Stamp shared() {
        return shared;
    }

    @Nullable
    Stamp signals() {
        return signals;
    }
}
