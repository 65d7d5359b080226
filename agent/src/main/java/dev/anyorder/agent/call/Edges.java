package dev.anyorder.agent.call;

import dev.anyorder.agent.catalogue.Operand;
import dev.anyorder.agent.catalogue.Part;
import dev.anyorder.agent.task.Jobs;
import dev.anyorder.agent.task.Sync;
import dev.anyorder.agent.task.Syncs;
import dev.anyorder.agent.task.TaskContext;
import dev.anyorder.agent.task.Threads;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The edges between tasks that calls make: by objects that are signalled and awaited, and by joining. */
final class Edges {
    private final Threads threads;
    private final Jobs jobs;
    private final Syncs syncs;
    private final Views views;
    private final Locks locks;

    Edges(Threads threads, Jobs jobs, Syncs syncs, Views views, Locks locks) {
        this.threads = threads;
        this.jobs = jobs;
        this.syncs = syncs;
        this.views = views;
        this.locks = locks;
    }

    /** The task has met the object, and whoever signalled it before. */
    void await(Object object, TaskContext context) {
        Sync known = syncs.find(views.root(object));
        if (known != null) {
            context.await(known);
        }
        if (object instanceof Map.Entry<?, ?> entry && object.getClass().getClassLoader() == null) {
            awaitPart(entry.getKey(), context);
            awaitPart(entry.getValue(), context);
        }
    }

    private void awaitPart(@Nullable Object part, TaskContext context) {
        Sync known = part == null ? null : syncs.find(part);
        if (known != null) {
            context.await(known);
        }
    }

    /** The task hands over to whoever meets the object, or its elements, later. */
    void signal(Object object, Operand operand, TaskContext context) {
        if (operand.part() == Part.ELEMENTS) {
            for (Object element : Elements.of(object)) {
                if (element != null) {
                    context.signal(syncs.of(element));
                }
            }
        } else {
            context.signal(syncs.of(views.root(object)));
        }
    }

    /** A call returns that had let a monitor go meanwhile. */
    void waited(Object object, TaskContext context, CallPlace place) {
        int last = context.open.size() - 1;
        if (last >= 0 && context.open.get(last) instanceof Integer count) {
            context.open.remove(last);
            if (count > 0) {
                context.locks.acquireAll(locks.of(views.lockOf(object)), count, place.site());
            }
        }
        await(object, context);
    }

    /** The task has seen the end of a job or thread, or of several. */
    void joins(Object object, Operand operand, TaskContext context) {
        if (operand.part() == Part.ELEMENTS) {
            for (Object element : Elements.of(object)) {
                if (element != null) {
                    join(element, context);
                }
            }
        } else {
            join(object, context);
        }
    }

    private void join(Object object, TaskContext context) {
        if (object instanceof Thread thread) {
            threads.joined(thread);
        } else {
            jobs.joined(object);
        }
        await(object, context);
    }
}
