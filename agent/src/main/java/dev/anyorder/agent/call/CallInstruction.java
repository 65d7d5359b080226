package dev.anyorder.agent.call;

import dev.anyorder.agent.catalogue.CollectionEffect;
import dev.anyorder.agent.catalogue.StateCombiner;
import dev.anyorder.agent.catalogue.StateEffect;
import dev.anyorder.agent.catalogue.ValueEffect;
import dev.anyorder.agent.site.Site;
import dev.anyorder.agent.site.SiteTable;
import dev.anyorder.core.analysis.AccessDependence;
import dev.anyorder.core.analysis.AccessOp;
import java.util.concurrent.atomic.AtomicReferenceArray;
import org.jspecify.annotations.Nullable;

/** A call instruction, shared by all tasks. */
public final class CallInstruction {
    private final CallModel model;
    private final Site reads;
    private final Site writes;
    private final int wrapped;
    private final boolean isUsed;
    private final StateCombiner combiner;
    /** For dependent accesses; null if no analysis needs it. */
    private @Nullable CollectionEffect collectionEffect;

    private @Nullable AccessDependence dependence;

    /** For order-sensitive analyses; null if none is selected. */
    private @Nullable ValueEffect valueEffect;

    /** Whether the caller tolerates every outcome. Set under this, read without. */
    private volatile boolean isTentative;

    /** By operation, atomic ones last. Set under this, read without. */
    private final AtomicReferenceArray<@Nullable Site> others =
            new AtomicReferenceArray<>(2 * AccessOp.values().length);

    /**
     * @param isUsed whether the program uses the result
     * @param combiner the effect of the function argument
     */
    public CallInstruction(CallModel model, Site reads, Site writes, boolean isUsed, StateCombiner combiner) {
        this(model, reads, writes, 0, isUsed, combiner);
    }

    private CallInstruction(
            CallModel model, Site reads, Site writes, int wrapped, boolean isUsed, StateCombiner combiner) {
        this.model = model;
        this.reads = reads;
        this.writes = writes;
        this.wrapped = wrapped;
        this.isUsed = isUsed;
        this.combiner = combiner;
    }

    public CallInstruction of(int argument) {
        return new CallInstruction(model, reads, writes, argument, isUsed, combiner);
    }

    /** Call before the first execution: not thread-safe. */
    public void deals(CollectionEffect does, @Nullable AccessDependence depends) {
        collectionEffect = does;
        dependence = depends;
    }

    /**
     * Call before the first execution: not thread-safe.
     *
     * @param looksTentatively whether the surrounding code tolerates every outcome
     */
    public void matters(ValueEffect does, boolean looksTentatively) {
        valueEffect = does;
        isTentative = looksTentatively;
    }

    @Nullable
    ValueEffect valueEffect() {
        return valueEffect;
    }

    boolean isTentative() {
        return isTentative;
    }

    /** The run showed that the caller tolerates every outcome. */
    synchronized void isTentativeAfterAll() {
        isTentative = true;
        for (int i = 0; i < others.length(); i++) {
            Site site = others.get(i);
            if (site != null) {
                site.isTentative = true;
            }
        }
    }

    @Nullable
    CollectionEffect collectionEffect() {
        return collectionEffect;
    }

    boolean isSecond() {
        return dependence != null && dependence.compareTo(AccessDependence.DATA) >= 0;
    }

    CallModel model() {
        return model;
    }

    int site() {
        return reads.id;
    }

    Site reads() {
        return reads;
    }

    /** The function argument's number; 0 for the call itself. */
    public int wrapped() {
        return wrapped;
    }

    public boolean isUsed() {
        return isUsed;
    }

    public StateCombiner combiner() {
        return combiner;
    }

    boolean hasFunction() {
        return model.argumentType(model.arguments()).startsWith("java/util/function/");
    }

    boolean combines() {
        return combiner.first() != null;
    }

    /** Whether the function may use its inputs beyond its result. */
    boolean looks() {
        return !combines() || wrapped != model.arguments();
    }

    AccessOp op(StateEffect effect) {
        return effect.of(isUsed, combiner);
    }

    /** Whether the old state flows to the task: a logical edge. */
    boolean learns(@Nullable StateEffect effect) {
        return isUsed || effect != null && effect.argument() > 0 && effect.combines(combiner) == null;
    }

    Site site(boolean isWrite) {
        return isWrite ? writes : reads;
    }

    /** One per access kind: analyses compare accesses by site. */
    Site site(AccessOp op, boolean isAtomic, SiteTable sites) {
        int at = op.ordinal() + (isAtomic ? others.length() / 2 : 0);
        Site site = others.get(at);
        return site == null ? made(at, op, isAtomic, sites) : site;
    }

    private synchronized Site made(int at, AccessOp op, boolean isAtomic, SiteTable sites) {
        Site known = others.get(at);
        if (known != null) {
            return known;
        }
        Site site = sites.add(reads.frame, op, reads.target, reads.call);
        site.atomic = isAtomic;
        site.dependence = dependence;
        site.isTentative = isTentative;
        others.set(at, site);
        return site;
    }
}
