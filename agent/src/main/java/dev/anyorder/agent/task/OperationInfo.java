package dev.anyorder.agent.task;

import dev.anyorder.agent.shadow.StackCapture;
import dev.anyorder.agent.site.Site;
import dev.anyorder.core.analysis.Operation;
import dev.anyorder.core.order.LockSet;
import dev.anyorder.hooks.ContextRegistry;
import org.jspecify.annotations.Nullable;

/**
 * What a task does that others meet it at, as a report will tell it. Holds no object of the program.
 *
 * @param task who
 * @param verb {@code acquire}, {@code release}, {@code read}, {@code write}, {@code signal}, {@code await}, {@code join},
 *     {@code start}, {@code end} or {@code call}
 * @param thing what it is done to; null for tasks
 * @param site the instruction, where that is known
 * @param locks what is held
 * @param stack how the task came there
 */
public record OperationInfo(
        TaskOrigin task,
        String verb,
        @Nullable SyncObject thing,
        @Nullable Site site,
        LockSet locks,
        Throwable stack) implements Operation {
    @Override
    public boolean isAccess() {
        return site != null;
    }

    /** What the calling thread does. */
    public static OperationInfo now() {
        return ((TaskContext) ContextRegistry.context()).operation.operation();
    }

    static OperationInfo of(TaskContext context, String verb, @Nullable SyncObject thing, @Nullable Site site) {
        return new OperationInfo(context.origin(), verb, thing, site, context.locks.set(), StackCapture.now());
    }
}
