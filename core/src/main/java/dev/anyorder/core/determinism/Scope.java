package dev.anyorder.core.determinism;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A block that is to be deterministic: what a task does until the block ends, and all that tasks do which are spawned
 * meanwhile, however long. It is over when its end has come and all of those tasks are over. Blocks may be nested; the outermost
 * one is a {@link Transaction}.
 */
public final class Scope {
    /** Whatever the caller attached. */
    public final @Nullable Object info;
    /** The block in which it began. */
    public final @Nullable Scope outer;

    final Transaction transaction;
    /** The block as something to come after. */
    final Past own;
    /** Itself until its end, tasks spawned and blocks begun in it that are not over. Guarded by the {@link Determinism}. */
    private int members = 1;
    /** Written under that guard; never taken back. */
    private volatile boolean over;

    Scope(@Nullable Object info, @Nullable Scope outer, Transaction transaction) {
        this.info = info;
        this.outer = outer;
        this.transaction = transaction;
        this.own = Past.of(this);
        if (outer != null) {
            outer.enter();
        }
    }

    void enter() {
        members++;
    }

    void leave() {
        if (--members == 0) {
            over = true;
            if (outer == null) {
                transaction.end();
            } else {
                outer.leave();
            }
        }
    }

    /** Whether all of it has been done. */
    public boolean isOver() {
        return over;
    }

    /** The innermost of this block and those around it that is not over; null if all are. */
    @Nullable
    Scope running() {
        Scope scope = this;
        while (scope != null && scope.over) {
            scope = scope.outer;
        }
        return scope;
    }

    /** Whether the other is this block, or in it. */
    public boolean contains(@Nullable Scope other) {
        Scope scope = other;
        while (scope != null && scope != this) {
            scope = scope.outer;
        }
        return scope != null;
    }

    /** The innermost block that both are in. */
    public static @Nullable Scope around(Scope a, Scope b) {
        Scope scope = a;
        while (scope != null && !scope.contains(b)) {
            scope = scope.outer;
        }
        return scope;
    }

    /** This block and those around it, innermost first. */
    public List<Scope> blocks() {
        List<Scope> blocks = new ArrayList<>(2);
        for (Scope scope = this; scope != null; scope = scope.outer) {
            blocks.add(scope);
        }
        return blocks;
    }
}
