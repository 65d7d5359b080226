package dev.anyorder.agent.task;

import dev.anyorder.agent.shadow.StackCapture;
import dev.anyorder.agent.site.Site;
import dev.anyorder.core.analysis.Operation;
import dev.anyorder.core.order.LockSet;
import dev.anyorder.hooks.ContextRegistry;
import org.jspecify.annotations.Nullable;

/**
 * A synchronisation or task operation, for reports. Holds no object of the program.
 *
 * @param verb such as {@code acquire}, {@code read}, {@code join} or {@code call}
 * @param thing null for task operations
 * @param site null if unknown
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

    public static OperationInfo now() {
        return ((TaskContext) ContextRegistry.context()).operation.operation();
    }

    static OperationInfo of(TaskContext context, String verb, @Nullable SyncObject thing, @Nullable Site site) {
        return new OperationInfo(context.origin(), verb, thing, site, context.locks.set(), StackCapture.now());
    }
}
