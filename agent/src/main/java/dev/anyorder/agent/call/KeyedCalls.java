package dev.anyorder.agent.call;

import dev.anyorder.agent.catalogue.Nature;
import dev.anyorder.agent.site.Sites;
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
    private final States states;
    private final Views views;
    private final Sites sites;
    private final Keys keys;
    private final WeakTable<KeyPasts> pasts = new WeakTable<>();
    private final WeakTable.Maker<KeyPasts> maker = object -> new KeyPasts();

    KeyedCalls(States states, Views views, Sites sites, Keys keys) {
        this.states = states;
        this.views = views;
        this.sites = sites;
        this.keys = keys;
    }

    /** A call is about to be made. */
    void before(Call call, TaskContext context, CallPlace place) {
        Manner manner = place.manner();
        if (manner == null || manner == Manner.LOOKS) {
            return;
        }
        Object map = map(call, context);
        KeyPast past = map == null ? null : past(map, call);
        if (map == null || past == null) {
            return;
        }
        KeyedCall by = new KeyedCall(map, place, context, sites);
        switch (manner) {
            case SETS -> past.set(keys.ofValue(call.argument(2)), by);
            case FILLS -> past.fill(place.hasFunction() ? Keys.UNKNOWN : keys.ofValue(call.argument(2)), by);
            case COMBINES -> past.combine(place.combiner().first(), by);
            case COMPUTES -> past.combine(place.combiner().second(), by);
            case REMOVES -> past.remove(by);
            case LOOKS -> {}
        }
    }

    /** A call has been made; nothing was learnt by it yet. */
    void after(Call call, TaskContext context, CallPlace place) {
        boolean isLook = place.manner() == Manner.LOOKS && place.isUsed() && !place.isTentative();
        Object map = isLook && !context.optimism.isOn ? map(call, context) : null;
        KeyPast past = map == null ? null : past(map, call);
        if (map == null || past == null) {
            return;
        }
        Object found = call.result;
        boolean isThere = call.number != 0 || found != null && found != call.argument(2);
        long value = call.number != 0 ? Keys.UNKNOWN : keys.ofValue(found);
        past.look(value, isThere, new KeyedCall(map, place, context, sites));
    }

    private @Nullable Object map(Call call, TaskContext context) {
        Object receiver = call.receiver;
        boolean isConcurrent = receiver != null && states.nature(receiver) == Nature.CONCURRENT;
        return receiver == null || !isConcurrent || !states.follows(receiver, context) ? null : views.root(receiver);
    }

    private @Nullable KeyPast past(Object map, Call call) {
        return pasts.get(map, maker).of(keys.of(call.argument(1), map));
    }
}
