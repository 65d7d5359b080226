package dev.anyorder.agent.call;

import dev.anyorder.agent.catalogue.CallEffect;
import dev.anyorder.agent.catalogue.CallRule;
import dev.anyorder.agent.catalogue.EffectAction;
import dev.anyorder.agent.table.WeakTable;
import dev.anyorder.agent.task.TaskContext;
import org.jspecify.annotations.Nullable;

/** The barriers of the program and their pending arrivals. */
final class BarrierCalls {
    private final WeakTable<BarrierState> barriers = new WeakTable<>();

    /** An arrival without its pass, in {@code TaskContext.open}. */
    record Arrival(BarrierState barrier, BarrierState.Generation generation) {}

    BarrierState of(Object object) {
        return barriers.get(object, key -> new BarrierState());
    }

    /** @param passes whether the same call also passes */
    void arrive(Object object, TaskContext context, boolean passes) {
        BarrierState barrier = of(object);
        BarrierState.Generation generation = barrier.arrive(context.snapshot());
        if (passes) {
            context.open.add(new Arrival(barrier, generation));
        }
    }

    static boolean hasPass(CallRule rule) {
        for (CallEffect effect : rule.meanings()) {
            if (effect.action() == EffectAction.PASS) {
                return true;
            }
        }
        return false;
    }

    /** A task without an arrival awaits any generation. */
    void pass(Object object, TaskContext context) {
        Arrival arrival = takeArrival(context);
        context.await(arrival == null ? of(object).pass() : arrival.barrier().pass(arrival.generation()));
    }

    static @Nullable Arrival takeArrival(TaskContext context) {
        int last = context.open.size() - 1;
        if (last >= 0 && context.open.get(last) instanceof Arrival arrival) {
            context.open.remove(last);
            return arrival;
        }
        return null;
    }
}
