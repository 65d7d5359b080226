package dev.anyorder.agent.call;

import dev.anyorder.agent.catalogue.Nature;
import dev.anyorder.agent.shadow.ObjectShadow;
import dev.anyorder.agent.site.Site;
import dev.anyorder.agent.site.Sites;
import dev.anyorder.agent.table.WeakTable;
import dev.anyorder.agent.task.TaskContext;
import dev.anyorder.core.analysis.Op;
import dev.anyorder.core.order.Block;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Accesses of calls to the parts of library objects, for the sake of those that depend on others. A call on a thread-safe object is
 * atomic by itself. Who looks is told after it has looked, and who changes something before it does, so that who has seen a change
 * is told after it; and both before anything is learnt by it or told to others, so that no order comes of the very
 * accesses that are to be judged. Objects that are not thread-safe count while a lock is held; without, they
 * are a matter of data races.
 */
final class DependentCalls {
    private final States states;
    private final Views views;
    private final Sites sites;
    private final Keys keys;
    private final Parts parts;
    private final WeakTable<Facets> facets = new WeakTable<>();
    private final WeakTable.Maker<Facets> maker = object -> new Facets();

    DependentCalls(States states, Views views, Sites sites, Keys keys) {
        this.keys = keys;
        this.parts = new Parts(keys);
        this.states = states;
        this.views = views;
        this.sites = sites;
    }

    /** A call is about to be made, and what it does to its receiver is to be told now, if anything. */
    void before(Call call, TaskContext context, CallPlace place, boolean isGuarded) {
        Dealing dealing = place.dealing();
        if (dealing != null && !dealing.looksAtResult()) {
            Nature nature = nature(dealing, call, context);
            boolean isNow = nature == Nature.UNSAFE || dealing.op() != Op.READ;
            if (nature != null && isNow && (nature != Nature.GUARDED || isGuarded)) {
                tell(dealing, nature, call, context, place);
            }
        }
    }

    /** A call has been made, and what it has done is to be told now, if anything. Nothing was learnt by it yet. */
    void after(Call call, TaskContext context, CallPlace place) {
        Dealing dealing = place.dealing();
        if (dealing != null && isToldAfter(dealing, call, context)) {
            tell(dealing, Objects.requireNonNull(nature(dealing, call, context)), call, context, place);
        }
    }

    /** Whether what a call has done is told only after it. */
    boolean isToldAfter(Dealing dealing, Call call, TaskContext context) {
        Nature nature = nature(dealing, call, context);
        boolean isLook = nature != Nature.UNSAFE && dealing.op() == Op.READ;
        return nature != null && (isLook || dealing.looksAtResult() && dealing.isDone(call.succeeded()));
    }

    private @Nullable Nature nature(Dealing dealing, Call call, TaskContext context) {
        Object receiver = call.receiver;
        if (receiver == null || !states.follows(receiver, context)) {
            return null;
        }
        return Dealing.isVariable(dealing.type()) ? Nature.CONCURRENT : states.nature(receiver);
    }

    private void tell(Dealing dealing, Nature nature, Call call, TaskContext context, CallPlace place) {
        boolean isReading = dealing.op() == Op.READ;
        boolean isUnlocked = nature == Nature.UNSAFE && context.locks.set().size() == 0;
        if (isUnlocked || context.optimism.isOn && isReading) {
            return;
        }
        Object object = views.root(Objects.requireNonNull(call.receiver));
        Site site = place.site(dealing.op(), nature != Nature.UNSAFE, sites);
        Facets known = facets.get(object, maker);
        boolean isPart = nature == Nature.CONCURRENT && dealing.type() == Map.class;
        if (isPart) {
            parts.tell(dealing, call, object, site, context);
        }
        // What is declared is looked at for that.
        boolean isDeclared = isPart && context.strand().step().isOwnBlock();
        Block pair = isDeclared ? null : context.pairs.at(place.reads().id);
        Set<Aspect> joined = isReading && !place.isSecond() ? dealing.begins() : dealing.completes();
        for (Aspect aspect : dealing.touched()) {
            boolean isJoined = joined.contains(aspect) || aspect == Aspect.KEY && joined.contains(Aspect.VALUE);
            Block in = isJoined ? pair : null;
            switch (aspect) {
                case VALUE -> {}
                case KEY -> tell(known.cell(keys.of(call.argument(1), object)), object, site, in, context);
                case ELEMENT -> tell(known.cell(Keys.of(call.index(1))), object, site, in, context);
                case WHOLE -> tell(known.whole, object, site, in, context);
                case TAKEN -> tell(known.taken, object, site, in, context);
                case ALL ->
                    (isReading ? List.<ObjectShadow>of() : known.cells())
                            .forEach(cell -> tell(cell, object, site, in, context));
            }
        }
    }

    private static void tell(
            @Nullable ObjectShadow shadow, Object object, Site site, @Nullable Block pair, TaskContext context) {
        if (shadow != null) {
            shadow.access(object, site, context.paired(pair));
        }
    }
}
