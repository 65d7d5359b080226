package dev.anyorder.agent.call;

import dev.anyorder.agent.catalogue.ThreadSafety;
import dev.anyorder.agent.catalogue.ValueEffect;
import dev.anyorder.agent.site.SiteTable;
import dev.anyorder.agent.table.WeakTable;
import dev.anyorder.agent.task.TaskContext;
import org.jspecify.annotations.Nullable;

/**
 * What calls do to the values of single keys of concurrent maps, for those to whom the order of such calls matters
 * ({@code docs/decisions/0018}). Who looks is told after it has looked, who changes something before it does, and both before
 * anything is learnt by it or told to others: so the accesses that are to be judged make no order among
 * themselves, and whoever has learnt of a change otherwise comes after it.
 *
 * <p>Misses what functions do that are not known, values that only their own code can tell apart, keys that are taken out
 * again, and what concerns several keys at once.
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

    /** A call is about to be made. */
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

    /** A call has been made; nothing was learnt by it yet. */
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
