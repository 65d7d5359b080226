package dev.anyorder.core.velodrome;

import dev.anyorder.core.order.Follower;
import dev.anyorder.core.order.Mark;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Follows a task, and tells its {@link Actor} of blocks and of what comes before and after them. Accesses are told by others,
 * who find the actor in the notes of steps.
 */
public final class Player implements Follower {
    private final Actor actor;
    private final Supplier<? extends @Nullable Object> where;

    /** Whether what is signalled is told as accesses. */
    private boolean isTold;

    /** Guarded by this. */
    private boolean hasEnded;
    /** What it left when it ended. Guarded by this. */
    private @Nullable Signals last;

    private Player(Actor actor, Supplier<? extends @Nullable Object> where) {
        this.actor = actor;
        this.where = where;
    }

    /**
     * For a task that nobody spawned.
     *
     * @param where says what the calling thread is doing; asked when that may matter to a circle
     */
    public static Player root(Velodrome graph, Supplier<? extends @Nullable Object> where) {
        return new Player(graph.root(), where);
    }

    @Override
    public Follower spawned() {
        return new Player(actor.spawnAt(where), where);
    }

    @Override
    public synchronized @Nullable Mark mark() {
        return hasEnded ? last : signals(actor.leave(where));
    }

    private @Nullable Signals signals(@Nullable Signal signal) {
        return signal == null ? null : new Signals(actor, signal, null);
    }

    @Override
    public Actor note() {
        return actor;
    }

    @Override
    public void began(@Nullable Object block) {
        actor.begin(block);
    }

    @Override
    public void left() {
        actor.end();
    }

    @Override
    public void awaited(Mark mark) {
        if (!isTold) {
            after(mark, Cause.SIGNAL);
        }
    }

    /**
     * What is awaited meanwhile are signals of what was, or is going to be, told as {@linkplain #access accesses}, which alone say who
     * was first: a signal is given before a write, and awaited after it, so that two who write at the same time would each come
     * after the other.
     */
    public void told(Runnable awaiting) {
        isTold = true;
        try {
            awaiting.run();
        } finally {
            isTold = false;
        }
    }

    @Override
    public void locked(Mark mark) {
        after(mark, Cause.LOCK);
    }

    @Override
    public void joined(Mark mark) {
        after(mark, Cause.JOIN);
    }

    private void after(Mark mark, Cause cause) {
        for (Signals each = (Signals) mark; each != null; each = each.rest()) {
            actor.after(each.signal(), cause, where);
        }
    }

    /** The task reads or writes what is made for tasks to meet, and that has such a history. */
    public @Nullable Object access(@Nullable Object history, boolean writing) {
        return actor.accessAt(history, writing, where);
    }

    @Override
    public synchronized void ended() {
        last = signals(actor.over(where));
        hasEnded = true;
    }
}
