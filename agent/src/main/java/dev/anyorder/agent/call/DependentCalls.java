package dev.anyorder.agent.call;

import dev.anyorder.agent.catalogue.CollectionEffect;
import dev.anyorder.agent.catalogue.Component;
import dev.anyorder.agent.catalogue.ThreadSafety;
import dev.anyorder.agent.shadow.ObjectShadow;
import dev.anyorder.agent.site.Site;
import dev.anyorder.agent.site.SiteTable;
import dev.anyorder.agent.table.WeakTable;
import dev.anyorder.agent.task.TaskContext;
import dev.anyorder.core.analysis.AccessOp;
import dev.anyorder.core.order.AtomicBlock;
import java.util.List;
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
    private final StateAccesses stateAccesses;
    private final ViewRegistry viewRegistry;
    private final SiteTable sites;
    private final KeyNumbers keyNumbers;
    private final KeyAccesses keyAccesses;
    private final WeakTable<ComponentShadows> facets = new WeakTable<>();
    private final WeakTable.Maker<ComponentShadows> maker = object -> new ComponentShadows();

    DependentCalls(StateAccesses stateAccesses, ViewRegistry viewRegistry, SiteTable sites, KeyNumbers keyNumbers) {
        this.keyNumbers = keyNumbers;
        this.keyAccesses = new KeyAccesses(keyNumbers);
        this.stateAccesses = stateAccesses;
        this.viewRegistry = viewRegistry;
        this.sites = sites;
    }

    /** A call is about to be made, and what it does to its receiver is to be told now, if anything. */
    void before(ActiveCall call, TaskContext context, CallInstruction place, boolean isGuarded) {
        CollectionEffect effect = place.collectionEffect();
        if (effect != null && !effect.looksAtResult()) {
            ThreadSafety safety = nature(effect, call, context);
            boolean isNow = safety == ThreadSafety.UNSAFE || effect.op() != AccessOp.READ;
            if (safety != null && isNow && (safety != ThreadSafety.SYNCHRONIZED || isGuarded)) {
                tell(effect, safety, call, context, place);
            }
        }
    }

    /** A call has been made, and what it has done is to be told now, if anything. Nothing was learnt by it yet. */
    void after(ActiveCall call, TaskContext context, CallInstruction place) {
        CollectionEffect effect = place.collectionEffect();
        if (effect != null && isToldAfter(effect, call, context)) {
            tell(effect, Objects.requireNonNull(nature(effect, call, context)), call, context, place);
        }
    }

    /** Whether what a call has done is told only after it. */
    boolean isToldAfter(CollectionEffect effect, ActiveCall call, TaskContext context) {
        ThreadSafety safety = nature(effect, call, context);
        boolean isLook = safety != ThreadSafety.UNSAFE && effect.op() == AccessOp.READ;
        return safety != null && (isLook || effect.looksAtResult() && effect.isDone(call.succeeded()));
    }

    private @Nullable ThreadSafety nature(CollectionEffect effect, ActiveCall call, TaskContext context) {
        Object receiver = call.receiver;
        if (receiver == null || !stateAccesses.follows(receiver, context)) {
            return null;
        }
        return effect.isOfVariable() ? ThreadSafety.CONCURRENT : stateAccesses.nature(receiver);
    }

    private void tell(
            CollectionEffect effect, ThreadSafety safety, ActiveCall call, TaskContext context, CallInstruction place) {
        boolean isReading = effect.op() == AccessOp.READ;
        boolean isUnlocked =
                safety == ThreadSafety.UNSAFE && context.locks.set().size() == 0;
        if (isUnlocked || context.optimisticReads.isOn && isReading) {
            return;
        }
        Object object = viewRegistry.root(Objects.requireNonNull(call.receiver));
        Site site = place.site(effect.op(), safety != ThreadSafety.UNSAFE, sites);
        ComponentShadows known = facets.get(object, maker);
        boolean isPart = safety == ThreadSafety.CONCURRENT && effect.isOfMap();
        if (isPart) {
            keyAccesses.tell(effect, call, object, site, context);
        }
        // What is declared is looked at for that.
        boolean isDeclared = isPart && context.strand().step().isOwnBlock();
        AtomicBlock pair = isDeclared ? null : context.pairs.at(place.reads().id);
        Set<Component> joined = isReading && !place.isSecond() ? effect.checks() : effect.acts();
        for (Component component : effect.touched()) {
            boolean isJoined =
                    joined.contains(component) || component == Component.KEY && joined.contains(Component.VALUE);
            AtomicBlock in = isJoined ? pair : null;
            switch (component) {
                case VALUE -> {}
                case KEY -> tell(known.cell(keyNumbers.of(call.argument(1), object)), object, site, in, context);
                case ELEMENT -> tell(known.cell(KeyNumbers.of(call.index(1))), object, site, in, context);
                case SHAPE -> tell(known.whole, object, site, in, context);
                case REMOVAL -> tell(known.taken, object, site, in, context);
                case ALL ->
                    (isReading ? List.<ObjectShadow>of() : known.cells())
                            .forEach(cell -> tell(cell, object, site, in, context));
            }
        }
    }

    private static void tell(
            @Nullable ObjectShadow shadow, Object object, Site site, @Nullable AtomicBlock pair, TaskContext context) {
        if (shadow != null) {
            shadow.access(object, site, context.paired(pair));
        }
    }
}
