package dev.anyorder.core.order;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A node of the task tree. It refers to ancestors, never to children, so that finished subtrees can be collected. Safe
 * to publish by a data race.
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

    /** Null for a root, and for a task so deep that it starts a new tree. */
    public final @Nullable Task parent;

    public final @Nullable Object info;

    final int depth;
    /** The parent's step that ended with the spawn. */
    final long spawnSeq;
    /** The innermost enclosing finish, of the parent or an earlier ancestor. */
    final @Nullable TaskFinish finish;
    /** Skew-binary jump pointer: any ancestor is O(log depth) hops away. A root's is itself. */
    private final Task jump;

    /** The parent's step after its first join of this task; 0 before. Written by the parent; opaque. */
    @SuppressWarnings("unused")
    private long joined;

    /** Null until a clock outside the subtree refers to this task. Set once, by CAS. */
    @SuppressWarnings("unused")
    private @Nullable ChainPosition place;

    /** Statistics; racy increments may be lost. */
    private long questions;

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

    /** How many happens-before queries had a step of this task as the later one. */
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

    /** Its position; assigns a fresh one if it has none. */
    ChainPosition place(TaskForest forest) {
        ChainPosition known = place();
        if (known != null) {
            return known;
        }
        place(forest.fresh());
        return Objects.requireNonNull((ChainPosition) PLACE.getAcquire(this));
    }

    /** False if it already had one. */
    boolean place(ChainPosition first) {
        return PLACE.compareAndSet(this, null, first);
    }

    Task ancestorAt(int wanted) {
        Task x = this;
        while (x.depth > wanted) {
            x = x.jump.depth >= wanted ? x.jump : Objects.requireNonNull(x.parent);
        }
        return x;
    }

    /** The lowest common ancestor; null if the roots differ. */
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
