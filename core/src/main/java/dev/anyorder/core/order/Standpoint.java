package dev.anyorder.core.order;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import org.jspecify.annotations.Nullable;

/**
 * Where a task stands: the number of its step, what is before that in each order that is kept, and the lanes on which it
 * may go on. The part of a {@link Strand} that answers and learns; when a step ends is not its concern. A class below, not
 * beside: what is looked at for each step lies in one object.
 */
abstract class Standpoint {
    private static final VarHandle FREE;

    static {
        try {
            FREE = MethodHandles.lookup().findVarHandle(Standpoint.class, "free", FreeLanes.class);
        } catch (ReflectiveOperationException e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    final Task task;
    final Grove grove;
    long seq;

    @Nullable
    Known logical;

    @Nullable
    Known observed;

    /** As of the start of the current step; what the step learns while it runs is in the step until it ends. */
    @Nullable
    Known informed;

    /** Whether a step of this task may already be named elsewhere, through a child. */
    private boolean hasSpawned;
    /** Lanes that this task is after. Once it has ended, whoever is first after it takes them, by an atomic swap. */
    private @Nullable FreeLanes free;

    Standpoint(Task task, Grove grove, @Nullable Known logical, @Nullable Known observed, @Nullable Known informed) {
        this.task = task;
        this.grove = grove;
        this.logical = logical;
        this.observed = observed;
        this.informed = informed;
    }

    /** Whether the task is after that step in all orders that are kept: what is logical is observed too. */
    final boolean isAfter(Task source, long at) {
        Known known = logical != null ? logical : observed;
        return known != null && Order.before(source, at, task, seq, known);
    }

    /**
     * Whether the task is after the step that spawned another, in the logical order. Where that order is not kept, or
     * the other task has started a tree of its own, the answer is no.
     */
    public final boolean isAfterSpawnOf(Task other) {
        Task parent = other.parent;
        Known known = logical;
        return parent != null && known != null && Order.before(parent, other.spawnSeq, task, seq, known);
    }

    /** What one map is after a step whose own map was the other. */
    final @Nullable Known with(@Nullable Known mine, Task source, long at, @Nullable Known theirs) {
        return mine == null || theirs == null ? mine : Edge.after(mine, source, at, theirs, task, seq, grove);
    }

    /** With a merged stamp's map; what that says of this very task is no news. */
    final @Nullable Known with(@Nullable Known mine, @Nullable Known theirs) {
        Place place = task.place();
        boolean noNews = mine == null || theirs == null || mine.covers(theirs, place == null ? -1 : place.lane.index);
        return noNews ? mine : Known.union(mine, theirs);
    }

    /** All that this task knows, with no help from the tree. */
    final @Nullable Known alone(@Nullable Known known) {
        return known == null ? null : Edge.after(Known.NOTHING, task, seq, known, null, 0, grove);
    }

    /** Merges maps into this one's, without a new step. */
    final void learn(@Nullable Known alsoLogical, @Nullable Known alsoObserved, @Nullable Known alsoInformed) {
        boolean same = logical == observed && alsoLogical == alsoObserved;
        boolean alike = logical == informed && alsoLogical == alsoInformed;
        logical = Known.union(logical, alsoLogical);
        observed = same ? logical : Known.union(observed, alsoObserved);
        informed = alike ? logical : Known.union(informed, alsoInformed);
    }

    /** A child of this task is there, which may have to go on in a lane of this one's. */
    final void spawned() {
        hasSpawned = true;
    }

    /** The child goes on in a lane that this task may go on in. */
    final void leaveLaneTo(Task child) {
        if (free != null) {
            child.place(free.first());
            free = free.rest();
        }
    }

    /** Gives a place to a task that has ended, and of which no map needs one until now. */
    final void place(Task stranger, long lastSeq) {
        if (stranger.place() == null) {
            Place place = grove.fresh();
            if (stranger.place(place)) {
                free = FreeLanes.add(free, place, lastSeq);
            }
        }
    }

    /** The task ends: its own lane is free. Returns whether there is any for others. */
    final boolean leaveLane() {
        Place place = task.place();
        if (place != null) {
            free = FreeLanes.add(free, place, seq);
        }
        return free != null;
    }

    /**
     * Takes the lanes of a task that this one is after in both orders. One of them becomes this task's own if no map
     * can have named an earlier step of it.
     */
    final void goOnAfter(Standpoint over) {
        free = FreeLanes.addAll(free, (FreeLanes) FREE.getAndSet(over, null));
        if (free != null && !hasSpawned && task.place() == null) {
            task.place(free.first());
            free = free.rest();
        }
    }
}
