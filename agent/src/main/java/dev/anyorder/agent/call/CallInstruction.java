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

/** A call instruction. */
public final class CallInstruction {
    private final CallModel model;
    private final Site reads;
    private final Site writes;
    private final int wrapped;
    private final boolean isUsed;
    private final StateCombiner combiner;
    /** What it does to parts of its receiver, for accesses that depend on others; null if nobody asks. */
    private @Nullable CollectionEffect collectionEffect;

    private @Nullable AccessDependence dependence;

    /** What it does to the value of a key of its receiver, for those to whom the order matters; null if nobody asks. */
    private @Nullable ValueEffect valueEffect;

    /** Whether the order of what it does is known not to matter to whoever does it. Guarded by this when it is set. */
    private volatile boolean isTentative;

    /** Sites of other accesses, made when first needed; by operation, atomic ones last. */
    private final AtomicReferenceArray<@Nullable Site> others =
            new AtomicReferenceArray<>(2 * AccessOp.values().length);

    /**
     * @param model what it means
     * @param reads the site of its reads
     * @param writes the site of its writes, at the same place
     * @param isUsed whether the program looks at its result
     * @param combiner what the function does that is its last argument
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

    /** The same call, as far as one of its arguments is concerned. */
    public CallInstruction of(int argument) {
        return new CallInstruction(model, reads, writes, argument, isUsed, combiner);
    }

    /**
     * Has what the call does to parts of its receiver told. To be called before the place is used.
     *
     * @param depends what it has to do with another call on which it depends, or which depends on it
     */
    public void deals(CollectionEffect does, @Nullable AccessDependence depends) {
        collectionEffect = does;
        dependence = depends;
    }

    /**
     * Has what the call does to the value of its key told. To be called before the place is used.
     *
     * @param looksTentatively whether it copes with whatever it finds, as the code around it shows
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

    /** It has turned out that whoever looks here copes with whatever is found, or takes back what it puts there. */
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

    /** Whether it depends on another call. */
    boolean isSecond() {
        return dependence != null && dependence.compareTo(AccessDependence.DATA) >= 0;
    }

    CallModel model() {
        return model;
    }

    /** The number of a site that stands for the call. */
    int site() {
        return reads.id;
    }

    Site reads() {
        return reads;
    }

    /** The number of the argument that this is about, 0 for the call itself. */
    public int wrapped() {
        return wrapped;
    }

    /** Whether the program looks at the result of the call. */
    public boolean isUsed() {
        return isUsed;
    }

    /** What the function does that is the last argument. */
    public StateCombiner combiner() {
        return combiner;
    }

    /** Whether the last argument is a function. */
    boolean hasFunction() {
        return model.argumentType(model.arguments()).startsWith("java/util/function/");
    }

    /** Whether all is known that the function does that is the last argument. */
    boolean combines() {
        return combiner.first() != null;
    }

    /** Whether the function in the argument may look at more than it needs to make its result. */
    boolean looks() {
        return !combines() || wrapped != model.arguments();
    }

    /** What the call does to a state of which the row says this. */
    AccessOp op(StateEffect effect) {
        return effect.of(isUsed, combiner);
    }

    /** Whether the task knows more of the old state after a call that has this effect. */
    boolean learns(@Nullable StateEffect effect) {
        return isUsed || effect != null && effect.argument() > 0 && effect.combines(combiner) == null;
    }

    Site site(boolean isWrite) {
        return isWrite ? writes : reads;
    }

    /** The site of any access: the same for all tasks, whose doings are compared by their sites. */
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
