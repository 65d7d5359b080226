package dev.anyorder.agent.call;

import dev.anyorder.agent.task.TaskContext;
import dev.anyorder.agent.task.Threads;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** The action of a barrier: runs in the last party that arrives, after all arrivals and before anybody passes. */
final class BarrierAction extends Around {
    private final Threads threads;

    BarrierAction(Threads threads, Consumer<Throwable> failures) {
        super(failures);
        this.threads = threads;
    }

    @Override
    void enter(@Nullable Object a, @Nullable Object b) {
        TaskContext context = threads.current();
        Barriers.Arrival arrival = arrival(context);
        if (arrival != null) {
            context.await(arrival.barrier().gathered(arrival.generation()));
        }
    }

    @Override
    void exit(@Nullable Object result) {
        TaskContext context = threads.current();
        Barriers.Arrival arrival = arrival(context);
        if (arrival != null) {
            arrival.barrier().add(arrival.generation(), context.stamp());
        }
    }

    private static Barriers.@Nullable Arrival arrival(TaskContext context) {
        int last = context.open.size() - 1;
        return last >= 0 && context.open.get(last) instanceof Barriers.Arrival arrival ? arrival : null;
    }
}
