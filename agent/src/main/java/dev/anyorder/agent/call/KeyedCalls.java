package dev.anyorder.agent.call;

import dev.anyorder.agent.catalogue.ThreadSafety;
import dev.anyorder.agent.catalogue.ValueEffect;
import dev.anyorder.agent.site.SiteTable;
import dev.anyorder.agent.table.WeakTable;
import dev.anyorder.agent.task.TaskContext;
import org.jspecify.annotations.Nullable;

/**
 * Accesses of calls to single keys of concurrent maps ({@code docs/decisions/0018}).
 *
 * <p>A read is recorded after the call, a write before it. Both precede the call's edges, so checked accesses do not
 * order each other.
 *
 * <p>Misses unknown functions, values with their own equality, removed keys and bulk operations.
 */
final class KeyedCalls {
    private final StateAccesses stateAccesses;
    private final ViewRegistry viewRegistry;
    private final SiteTable sites;
    private final KeyNumbers keyNumbers;
    private final WeakTable<KeyHistories> pasts = new WeakTable<>();
    private final WeakTable.Maker<KeyHistories> maker = object -> new KeyHistories();

    KeyedCalls(StateAccesses stateAccesses, ViewRegistry viewRegistry, SiteTable sites, KeyNumbers keyNumbers) {
        this.stateAccesses = stateAccesses;
        this.viewRegistry = viewRegistry;
        this.sites = sites;
        this.keyNumbers = keyNumbers;
    }

    void before(ActiveCall call, TaskContext context, CallInstruction place) {
        ValueEffect effect = place.valueEffect();
        if (effect == null || effect == ValueEffect.READ) {
            return;
        }
        Object map = map(call, context);
        KeyHistory past = map == null ? null : past(map, call);
        if (map == null || past == null) {
            return;
        }
        KeyedCall by = new KeyedCall(map, place, context, sites);
        switch (effect) {
            case SET -> past.set(keyNumbers.ofValue(call.argument(2)), by);
            case SET_IF_ABSENT ->
                past.fill(place.hasFunction() ? KeyNumbers.UNKNOWN : keyNumbers.ofValue(call.argument(2)), by);
            case COMBINED -> past.combine(place.combiner().first(), by);
            case COMPUTED -> past.combine(place.combiner().second(), by);
            case REMOVED -> past.remove(by);
            case READ -> {}
        }
    }

    /** Must precede the call's edges. */
    void after(ActiveCall call, TaskContext context, CallInstruction place) {
        boolean isLook = place.valueEffect() == ValueEffect.READ && place.isUsed() && !place.isTentative();
        Object map = isLook && !context.optimisticReads.isOn ? map(call, context) : null;
        KeyHistory past = map == null ? null : past(map, call);
        if (map == null || past == null) {
            return;
        }
        Object found = call.result;
        boolean isThere = call.number != 0 || found != null && found != call.argument(2);
        long value = call.number != 0 ? KeyNumbers.UNKNOWN : keyNumbers.ofValue(found);
        past.look(value, isThere, new KeyedCall(map, place, context, sites));
    }

    private @Nullable Object map(ActiveCall call, TaskContext context) {
        Object receiver = call.receiver;
        boolean isConcurrent = receiver != null && stateAccesses.nature(receiver) == ThreadSafety.CONCURRENT;
        return receiver == null || !isConcurrent || !stateAccesses.follows(receiver, context)
                ? null
                : viewRegistry.root(receiver);
    }

    private @Nullable KeyHistory past(Object map, ActiveCall call) {
        return pasts.get(map, maker).of(keyNumbers.of(call.argument(1), map));
    }
}
