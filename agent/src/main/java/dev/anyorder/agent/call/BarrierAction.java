package dev.anyorder.agent.call;

import dev.anyorder.agent.task.TaskContext;
import dev.anyorder.agent.task.ThreadRegistry;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Orders a barrier action after all arrivals and before every pass. */
final class BarrierAction extends FunctionAdvice {
    private final ThreadRegistry threads;

    BarrierAction(ThreadRegistry threads, Consumer<Throwable> failures) {
        super(failures);
        this.threads = threads;
    }

    @Override
    void enter(@Nullable Object a, @Nullable Object b) {
        TaskContext context = threads.current();
        BarrierCalls.Arrival arrival = arrival(context);
        if (arrival != null) {
            context.await(arrival.barrier().gathered(arrival.generation()));
        }
    }

    @Override
    void exit(@Nullable Object result) {
        TaskContext context = threads.current();
        BarrierCalls.Arrival arrival = arrival(context);
        if (arrival != null) {
            arrival.barrier().add(arrival.generation(), context.snapshot());
        }
    }

    private static BarrierCalls.@Nullable Arrival arrival(TaskContext context) {
        int last = context.open.size() - 1;
        return last >= 0 && context.open.get(last) instanceof BarrierCalls.Arrival arrival ? arrival : null;
    }
}
