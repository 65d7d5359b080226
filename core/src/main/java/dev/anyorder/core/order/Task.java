package dev.anyorder.core.order;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A task: a node of the task tree. Knows its ancestors and never its children, so that a finished subtree that
 * nobody else mentions can be collected. Safe to publish through a data race.
 */
public final class Task {
    private static final VarHandle JOINED;
    private static final VarHandle PLACE;

    static {
        try {
            MethodHandles.Lookup lookup = MethodHandles.lookup();
            JOINED = lookup.findVarHandle(Task.class, "joined", long.class);
            PLACE = lookup.findVarHandle(Task.class, "place", ChainPosition.class);
        } catch (ReflectiveOperationException e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    /** The task that spawned this one; null for a root, and for a task so deep that it starts a tree of its own. */
    public final @Nullable Task parent;
    /** Whatever the caller attached. */
    public final @Nullable Object info;

    final int depth;
    /** The number of the parent's step that ended with the spawn. */
    final long spawnSeq;
    /** The innermost finish around this task, of the parent or of an earlier ancestor. */
    final @Nullable TaskFinish finish;
    /** An ancestor about half way up, so that any ancestor is a logarithmic number of hops away; a root's is itself. */
    private final Task jump;

    /** The number of the parent's step after its first join of this task; 0 until then. Written by the parent, opaque. */
    @SuppressWarnings("unused")
    private long joined;

    /** Where maps look for this task; null until something outside its subtree learns of it. Set once, by CAS. */
    @SuppressWarnings("unused")
    private @Nullable ChainPosition place;

    /** How often {@link HappensBefore} was asked about steps of this task; a few may be lost if others than the task ask. */
    private long questions;

    /** A root. */
    Task(@Nullable TaskFinish finish, @Nullable Object info) {
        this.parent = null;
        this.info = info;
        this.depth = 0;
        this.spawnSeq = 0;
        this.finish = finish;
        this.jump = this;
    }

    Task(Task parent, long spawnSeq, @Nullable TaskFinish finish, @Nullable Object info) {
        this.parent = parent;
        this.info = info;
        this.depth = parent.depth + 1;
        this.spawnSeq = spawnSeq;
        this.finish = finish;
        Task hop = parent.jump;
        this.jump = parent.depth - hop.depth == hop.depth - hop.jump.depth ? hop.jump : parent;
    }

    /** How often the order was asked what happened before steps of this task. */
    public long questions() {
        return questions;
    }

    void asked() {
        questions++;
    }

    long joined() {
        return (long) JOINED.getOpaque(this);
    }

    void joined(long seq) {
        JOINED.setOpaque(this, seq);
    }

    @Nullable
    ChainPosition place() {
        return (ChainPosition) PLACE.getOpaque(this);
    }

    /** Its place, a new one if it had none. */
    ChainPosition place(TaskForest forest) {
        ChainPosition known = place();
        if (known != null) {
            return known;
        }
        place(forest.fresh());
        return Objects.requireNonNull((ChainPosition) PLACE.getAcquire(this));
    }

    /** Gives it a place if it had none. */
    boolean place(ChainPosition first) {
        return PLACE.compareAndSet(this, null, first);
    }

    /** The ancestor (or this task) at a depth that is not below it. */
    Task ancestorAt(int wanted) {
        Task x = this;
        while (x.depth > wanted) {
            x = x.jump.depth >= wanted ? x.jump : Objects.requireNonNull(x.parent);
        }
        return x;
    }

    /** The lowest task that is an ancestor of both, or one of them; null if they have different roots. */
    static @Nullable Task meet(Task a, Task b) {
        Task x = a.depth > b.depth ? a.ancestorAt(b.depth) : a;
        Task y = b.depth > a.depth ? b.ancestorAt(a.depth) : b;
        while (x != y) {
            if (x.depth == 0) {
                return null;
            }
            boolean far = x.jump != y.jump;
            x = far ? x.jump : Objects.requireNonNull(x.parent);
            y = far ? y.jump : Objects.requireNonNull(y.parent);
        }
        return x;
    }

    @Override
    public String toString() {
        return info == null ? "task" : info.toString();
    }
}
