package dev.anyorder.agent.call;

import dev.anyorder.agent.shadow.FieldShadows;
import dev.anyorder.agent.task.Sync;
import dev.anyorder.agent.task.Syncs;
import dev.anyorder.agent.task.TaskContext;

/**
 * Volatile accesses that go around the field instruction: atomics, variable handles and updaters. They order as the
 * object does, and as all of its volatile fields do, since which of them is meant is not known here.
 */
final class VolatileFields {
    private final Syncs syncs;

    VolatileFields(Syncs syncs) {
        this.syncs = syncs;
    }

    void signal(Object object, TaskContext context) {
        context.signal(syncs.of(object));
        for (long offset : FieldShadows.tokens(object.getClass())) {
            context.signal((Sync) FieldShadows.token(object, offset, new Sync(object)));
        }
    }

    void await(Object object, TaskContext context) {
        context.await(syncs.of(object));
        for (long offset : FieldShadows.tokens(object.getClass())) {
            context.await((Sync) FieldShadows.token(object, offset, new Sync(object)));
        }
    }
}
