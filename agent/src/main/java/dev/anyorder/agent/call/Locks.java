package dev.anyorder.agent.call;

import dev.anyorder.agent.catalogue.Meaning;
import dev.anyorder.agent.catalogue.Mode;
import dev.anyorder.agent.task.Sync;
import dev.anyorder.agent.task.Syncs;
import dev.anyorder.agent.task.TaskContext;

/** Locks and monitors that calls take and give back. */
final class Locks {
    private final Views views;
    private final Syncs syncs;

    Locks(Views views, Syncs syncs) {
        this.views = views;
        this.syncs = syncs;
    }

    /** The object whose monitor protects an object: for a view that of the whole. */
    Object monitorOf(Object object) {
        Views.Link link = views.link(object);
        Object of = link == null || link.isWrapper ? null : link.of();
        return of == null ? object : monitorOf(of);
    }

    /** The lock that an object is, or that protects it. */
    Sync of(Object object) {
        return syncs.of(monitorOf(object));
    }

    /** The task has taken the lock, which ends an optimistic section of it. */
    void acquire(Object object, Mode mode, TaskContext context, CallPlace place) {
        Sync lock = of(object);
        context.optimism.end(lock);
        context.locks.acquire(lock, mode == Mode.SHARED, place.site());
    }

    /** Before the call. If it depends on the result, the lock is only taken off the held ones when that is known. */
    void release(Object object, Meaning meaning, TaskContext context, CallPlace place) {
        Sync lock = of(object);
        boolean isShared = isShared(lock, meaning.mode(), context);
        boolean isHeld = context.locks.holds(lock, isShared);
        if (!meaning.condition().looksAtResult()) {
            if (isHeld || meaning.mode() != Mode.ANY) {
                context.locks.release(lock, isShared, place.site());
            }
        } else if (isHeld) {
            context.locks.publish(lock, isShared);
        }
    }

    /** Whether it is the shared mode that a task gives back. */
    static boolean isShared(Sync lock, Mode mode, TaskContext context) {
        return mode == Mode.ANY ? !context.locks.holds(lock, false) : mode == Mode.SHARED;
    }
}
