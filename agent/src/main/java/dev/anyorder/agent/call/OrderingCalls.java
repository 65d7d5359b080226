package dev.anyorder.agent.call;

import dev.anyorder.agent.catalogue.EffectOperand;
import dev.anyorder.agent.catalogue.OperandPart;
import dev.anyorder.agent.task.JobRegistry;
import dev.anyorder.agent.task.SyncObject;
import dev.anyorder.agent.task.SyncObjects;
import dev.anyorder.agent.task.TaskContext;
import dev.anyorder.agent.task.ThreadRegistry;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Happens-before edges of calls. */
final class OrderingCalls {
    private final ThreadRegistry threads;
    private final JobRegistry jobs;
    private final SyncObjects syncs;
    private final ViewRegistry viewRegistry;
    private final LockCalls lockCalls;

    OrderingCalls(
            ThreadRegistry threads,
            JobRegistry jobs,
            SyncObjects syncs,
            ViewRegistry viewRegistry,
            LockCalls lockCalls) {
        this.threads = threads;
        this.jobs = jobs;
        this.syncs = syncs;
        this.viewRegistry = viewRegistry;
        this.lockCalls = lockCalls;
    }

    /** A JDK map entry stands for itself, its key and its value. */
    void await(Object object, TaskContext context) {
        SyncObject known = syncs.find(viewRegistry.root(object));
        if (known != null) {
            context.await(known);
        }
        if (object instanceof Map.Entry<?, ?> entry && object.getClass().getClassLoader() == null) {
            awaitPart(entry.getKey(), context);
            awaitPart(entry.getValue(), context);
        }
    }

    private void awaitPart(@Nullable Object part, TaskContext context) {
        SyncObject known = part == null ? null : syncs.find(part);
        if (known != null) {
            context.await(known);
        }
    }

    void signal(Object object, EffectOperand operand, TaskContext context) {
        if (operand.part() == OperandPart.ELEMENTS) {
            for (Object element : ArgumentElements.of(object)) {
                if (element != null) {
                    context.signal(syncs.of(element));
                }
            }
        } else {
            context.signal(syncs.of(viewRegistry.root(object)));
        }
    }

    /** Reacquires the monitor that the call released while waiting. */
    void waited(Object object, TaskContext context, CallInstruction place) {
        int last = context.open.size() - 1;
        if (last >= 0 && context.open.get(last) instanceof Integer count) {
            context.open.remove(last);
            if (count > 0) {
                context.locks.acquireAll(lockCalls.of(viewRegistry.lockOf(object)), count, place.site());
            }
        }
        await(object, context);
    }

    void joins(Object object, EffectOperand operand, TaskContext context) {
        if (operand.part() == OperandPart.ELEMENTS) {
            for (Object element : ArgumentElements.of(object)) {
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
