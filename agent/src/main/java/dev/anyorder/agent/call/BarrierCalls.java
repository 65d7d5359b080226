package dev.anyorder.agent.call;

import dev.anyorder.agent.catalogue.CallEffect;
import dev.anyorder.agent.catalogue.CallRule;
import dev.anyorder.agent.catalogue.EffectAction;
import dev.anyorder.agent.table.WeakTable;
import dev.anyorder.agent.task.TaskContext;
import org.jspecify.annotations.Nullable;

/** The barriers of the program, and who arrives at and passes them. */
final class BarrierCalls {
    private final WeakTable<BarrierState> barriers = new WeakTable<>();

    /** An arrival, left for the pass that follows it. */
    record Arrival(BarrierState barrier, BarrierState.Generation generation) {}

    /** The barrier that an object is. */
    BarrierState of(Object object) {
        return barriers.get(object, key -> new BarrierState());
    }

    /** A task arrives; if it will pass too, the arrival is left for that. */
    void arrive(Object object, TaskContext context, boolean passes) {
        BarrierState barrier = of(object);
        BarrierState.Generation generation = barrier.arrive(context.snapshot());
        if (passes) {
            context.open.add(new Arrival(barrier, generation));
        }
    }

    /** Whether a call both arrives and passes. */
    static boolean hasPass(CallRule rule) {
        for (CallEffect effect : rule.meanings()) {
            if (effect.action() == EffectAction.PASS) {
                return true;
            }
        }
        return false;
    }

    /** A task passes: the generation that it arrived in, or any. */
    void pass(Object object, TaskContext context) {
        Arrival arrival = takeArrival(context);
        context.await(arrival == null ? of(object).pass() : arrival.barrier().pass(arrival.generation()));
    }

    /** Takes back the arrival that was left last, if one was. */
    static @Nullable Arrival takeArrival(TaskContext context) {
        int last = context.open.size() - 1;
        if (last >= 0 && context.open.get(last) instanceof Arrival arrival) {
            context.open.remove(last);
            return arrival;
        }
        return null;
    }
}
