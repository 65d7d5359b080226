package dev.anyorder.agent.call;

import dev.anyorder.agent.catalogue.CallEffect;
import dev.anyorder.agent.catalogue.RuleLockMode;
import dev.anyorder.agent.task.SyncObject;
import dev.anyorder.agent.task.SyncObjects;
import dev.anyorder.agent.task.TaskContext;

/** Lock and monitor operations by calls. */
final class LockCalls {
    private final ViewRegistry viewRegistry;
    private final SyncObjects syncs;

    LockCalls(ViewRegistry viewRegistry, SyncObjects syncs) {
        this.viewRegistry = viewRegistry;
        this.syncs = syncs;
    }

    /** For a view, the underlying object. */
    Object monitorOf(Object object) {
        ViewRegistry.Link link = viewRegistry.link(object);
        Object of = link == null || link.isWrapper ? null : link.of();
        return of == null ? object : monitorOf(of);
    }

    SyncObject of(Object object) {
        return syncs.of(monitorOf(object));
    }

    /** Also ends an optimistic section of the lock. */
    void acquire(Object object, CallEffect effect, TaskContext context, CallInstruction place) {
        SyncObject lock = of(object);
        context.optimisticReads.end(lock);
        boolean isShared = effect.mode() == RuleLockMode.SHARED;
        if (effect.condition().looksAtResult()) {
            context.locks.tryAcquire(lock, isShared, place.site());
        } else {
            context.locks.acquire(lock, isShared, place.site());
        }
    }

    /** Before the call. If the result decides, the lock leaves the lockset after it. */
    void release(Object object, CallEffect effect, TaskContext context, CallInstruction place) {
        SyncObject lock = of(object);
        boolean isShared = isShared(lock, effect.mode(), context);
        boolean isHeld = context.locks.holds(lock, isShared);
        if (!effect.condition().looksAtResult()) {
            if (isHeld || effect.mode() != RuleLockMode.ANY) {
                context.locks.release(lock, isShared, place.site());
            }
        } else if (isHeld) {
            context.locks.publish(lock, isShared);
        }
    }

    /** Whether it is the shared mode that a task gives back. */
    static boolean isShared(SyncObject lock, RuleLockMode mode, TaskContext context) {
        return mode == RuleLockMode.ANY ? !context.locks.holds(lock, false) : mode == RuleLockMode.SHARED;
    }
}
