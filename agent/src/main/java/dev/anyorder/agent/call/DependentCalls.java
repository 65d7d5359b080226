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
 * Accesses to components of library objects, for dependent accesses.
 *
 * <p>A read is recorded after the call, a write before it, so a read that saw a write comes later. Both precede the
 * call's edges, so checked accesses do not order each other. Unsafe objects count only under a lock; otherwise they are
 * data races.
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

    /** Must precede the call's edges. */
    void after(ActiveCall call, TaskContext context, CallInstruction place) {
        CollectionEffect effect = place.collectionEffect();
        if (effect != null && isToldAfter(effect, call, context)) {
            tell(effect, Objects.requireNonNull(nature(effect, call, context)), call, context, place);
        }
    }

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
        // Declared blocks have their own check.
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
