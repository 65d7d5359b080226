package dev.anyorder.agent.shadow;

import dev.anyorder.agent.site.Site;
import dev.anyorder.core.analysis.Access;
import dev.anyorder.core.analysis.AccessOp;
import dev.anyorder.core.analysis.AccessStream;
import dev.anyorder.core.analysis.Analysis;
import dev.anyorder.core.analysis.ConflictListener;
import dev.anyorder.core.finding.Evidence;
import dev.anyorder.core.finding.FindingKind;
import dev.anyorder.core.finding.Severity;
import dev.anyorder.core.order.AtomicBlock;
import dev.anyorder.core.order.BlockGap;
import dev.anyorder.core.order.Step;
import dev.anyorder.core.order.TaskState;
import dev.anyorder.core.order.TrackedOrders;
import dev.anyorder.hooks.ArrayFootprint;
import java.util.Arrays;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Computes the cell after an access. Histories are immutable and analyses pure, so a cache by cell, site and step
 * serves all locations of equal history. Owned by one thread.
 */
public class ShadowUpdater implements ConflictListener {
    private static final int RECENT = 64;

    /** The step of all accesses if no analysis wants any: all but the first are redundant. */
    private static final Step DEAF =
            TaskState.root(null, TrackedOrders.OBSERVED).step();

    private static final ShadowCell HEARD = new ShadowCell(DEAF, null, DEAF, null, 0, null, 0);

    private final Analysis[] analyses;
    private final boolean isDeaf;
    private final boolean wantsBlocks;
    private final boolean wantsScopes;
    private final boolean wantsReads;
    private final boolean wantsEvery;
    private final StackSource stacks;
    private final ConflictReporter reporter;
    /** {@code this} escapes, but is not used until construction has finished. */
    @SuppressWarnings("this-escape")
    final PageUpdater pages = new PageUpdater(this);

    final TransitionCache transitionCache = new TransitionCache();

    public final StepShadows arrays = new StepShadows();

    /** Recent accesses by site, and recent cells by content. */
    private final @Nullable Access[] accesses = new Access[RECENT];

    private final @Nullable ShadowCell[] cells = new ShadowCell[RECENT];

    private @Nullable Step step;
    private int made;

    /** Read after the run. Locations exclude those that only constructors accessed. */
    private long stepCount;

    private long locationCount;

    /** Of ended tasks. */
    private long questionCount;

    private boolean isDeclared;

    /** For accesses that only some analyses want; created lazily. */
    private final @Nullable ShadowUpdater[] extras = new ShadowUpdater[AccessStream.values().length];

    /** The dependent pair of the accesses, if any. */
    private @Nullable AtomicBlock pair;

    private @Nullable Object owner;
    private int index;
    /** The footprint being committed; null for immediate accesses. */
    private @Nullable ArrayFootprint early;

    /** Results with a conflict are not cached: every location is reported. */
    private boolean conflicting;

    private boolean hasConflicted;

    public ShadowUpdater(Analysis[] analyses, StackSource stacks, ConflictReporter reporter) {
        this.analyses = analyses;
        this.isDeaf = Arrays.stream(analyses).noneMatch(Analysis::wantsAccesses);
        this.wantsBlocks = Arrays.stream(analyses).anyMatch(Analysis::wantsBlocks);
        this.wantsScopes = Arrays.stream(analyses).anyMatch(Analysis::wantsScopes);
        this.wantsEvery = Arrays.stream(analyses).anyMatch(Analysis::wantsEveryAccess);
        this.wantsReads = wantsEvery || wantsBlocks || Arrays.stream(analyses).anyMatch(Analysis::wantsEveryPair);
        this.stacks = stacks;
        this.reporter = reporter;
    }

    /** Runs no analysis, but sees all accesses. */
    protected ShadowUpdater(StackSource stacks, ConflictReporter reporter) {
        this.analyses = new Analysis[0];
        this.isDeaf = false;
        this.wantsBlocks = false;
        this.wantsScopes = false;
        this.wantsEvery = false;
        this.wantsReads = false;
        this.stacks = stacks;
        this.reporter = reporter;
    }

    /** Starts the task's current step; returns the object for inline checks. */
    public Object step(TaskState by) {
        Step current = by.step();
        step = current;
        stepCount++;
        return isDeaf ? DEAF : current;
    }

    /** Whether accesses commute by declaration. Call between steps. */
    public void declared(boolean areDeclared) {
        isDeclared = areDeclared;
    }

    protected final boolean isDeclared() {
        return isDeclared;
    }

    /** The thread has ended. */
    public void over() {}

    public boolean isDisabled() {
        return isDeaf;
    }

    /** Whether a step's reads matter although it also writes. */
    public boolean wantsReads() {
        return wantsReads;
    }

    public boolean wantsBlocks() {
        return wantsBlocks;
    }

    /** Whether an analysis wants to know what is declared deterministic. */
    public boolean wantsScopes() {
        return wantsScopes;
    }

    /** The one for accesses of that sort by the step at hand. */
    public ShadowUpdater of(AccessStream sort) {
        ShadowUpdater own = extras[sort.ordinal()];
        if (own == null) {
            own = new ShadowUpdater(
                    Arrays.stream(analyses)
                            .flatMap(each -> each.subscribers(sort).stream())
                            .toArray(Analysis[]::new),
                    stacks,
                    reporter);
            extras[sort.ordinal()] = own;
        }
        own.step = step;
        own.isDeclared = isDeclared;
        return own;
    }

    /** For accesses of a dependent pair. Declared commutativity does not cover the dependence. */
    public ShadowUpdater of(@Nullable AtomicBlock in) {
        ShadowUpdater own = of(AccessStream.PAIR);
        own.isDeclared = false;
        own.pair = in;
        return own;
    }

    protected final Step step() {
        return Objects.requireNonNull(step);
    }

    /** Sets the source of accesses; null for immediate ones. */
    public void from(@Nullable ArrayFootprint footprint) {
        early = footprint;
        if (footprint == null) {
            pages.end();
        }
    }

    void forgetConflict() {
        hasConflicted = false;
    }

    boolean isConflicting() {
        return hasConflicted;
    }

    /** Call after publication of the new cell. An array counts once. */
    public void touched(@Nullable ShadowCell before) {
        if (before == null || before.isFresh) {
            locationCount++;
        }
    }

    /** Whether reads in the current step are redundant. */
    public boolean knowsReads(ShadowCell cell) {
        return isRedundant(cell.past, step(), AccessOp.READ);
    }

    /** Adds an ended task's happens-before queries. */
    public void asked(long questions) {
        questionCount += questions;
    }

    public WorkCounters workCounters() {
        return new WorkCounters(stepCount, locationCount, transitionCache.hits(), questionCount);
    }

    /**
     * Returns the cell after an access; the same one if nothing changes.
     *
     * @param whose the owner, for the report
     * @param element the array element, or -1
     */
    public @Nullable ShadowCell after(@Nullable ShadowCell before, Site site, Object whose, int element) {
        if (isDeaf) {
            return HEARD;
        }
        Step now = Objects.requireNonNull(step);
        if (pair != null) {
            owner = whose;
            index = element;
            Access access = new Access(now, op(site), site.atomic, site.id, stacks.take(site), pair, site.dependence);
            ShadowCell after = access(before, access, now);
            owner = null;
            return after;
        }
        int hash = before == null ? 0 : before.hash;
        int at = wantsEvery ? -1 : transitionCache.find(before, hash, 0, site, now);
        return at >= 0 ? (ShadowCell) transitionCache.after(at) : ask(before, hash, site, now, whose, element);
    }

    /** The cell after a constructor's first access. */
    public @Nullable ShadowCell fresh(Site site, Object whose) {
        ShadowCell cell = after(null, site, whose, -1);
        if (cell != null && cell != HEARD) {
            cell.isFresh = true;
        }
        return cell;
    }

    private @Nullable ShadowCell ask(
            @Nullable ShadowCell before, int hash, Site site, Step now, Object whose, int element) {
        owner = whose;
        index = element;
        conflicting = false;
        ShadowCell after = access(before, access(site, now), now);
        owner = null;
        if (!conflicting && !wantsEvery) {
            transitionCache.put(before, hash, 0, site, now, after);
        }
        return after;
    }

    /** Reused within a step and site, so that equal histories stay equal. */
    private Access access(Site site, Step now) {
        int at = site.id & (RECENT - 1);
        Access access = accesses[at];
        if (access == null || access.site != site.id || access.step != now) {
            Object stack = early == null ? stacks.take(site) : early.stack;
            access = new Access(now, op(site), site.atomic, site.id, stack);
            accesses[at] = access;
        }
        return access;
    }

    protected final AccessOp op(Site site) {
        if (!isDeclared) {
            return site.op;
        }
        return site.op.writes() ? AccessOp.DECLARED : AccessOp.DECLARED_TEST;
    }

    private @Nullable ShadowCell access(@Nullable ShadowCell before, Access access, Step now) {
        Object past;
        boolean same = before != null;
        if (analyses.length == 1) {
            Object old = before == null ? null : before.history(0);
            past = analyses[0].access(old, access, this);
            same &= past == old;
        } else {
            @Nullable Object[] histories = new Object[analyses.length];
            for (int i = 0; i < analyses.length; i++) {
                Object old = before == null ? null : before.history(i);
                histories[i] = analyses[i].access(old, access, this);
                same &= histories[i] == old;
            }
            past = histories;
        }
        if (same) {
            return before == null || !shouldMark(before, now) ? before : shared(before.marked(now, other(before)));
        }
        if (index >= 0) {
            // Footprints filter repeated accesses: elements need no redundancy marks.
            return shared(new ShadowCell(null, null, null, null, 0, past, hash()));
        }
        Step other = other(before);
        return shared(new ShadowCell(
                isRedundant(past, now, AccessOp.READ) ? now : null,
                other != null && isRedundant(past, other, AccessOp.READ) ? other : null,
                isRedundant(past, now, AccessOp.WRITE) ? now : null,
                access.op.commutes() && isRedundant(past, now, access.op) ? now : null,
                access.op.ordinal(),
                past,
                hash()));
    }

    /** Replaces a marked reader that has ended. Keeps the marks of running steps: they would evict each other. */
    private boolean shouldMark(ShadowCell before, Step now) {
        return index < 0
                && now != before.noReads
                && now != before.alsoNoReads
                && (isOver(before.noReads) || isOver(before.alsoNoReads))
                && isRedundant(before.past, now, AccessOp.READ);
    }

    /** The second reader to mark, preferably still running. */
    private @Nullable Step other(@Nullable ShadowCell before) {
        if (before == null || index >= 0) {
            return null;
        }
        return (Step) (isOver(before.noReads) ? before.alsoNoReads : before.noReads);
    }

    private static boolean isOver(@Nullable Object step) {
        return step == null || ((Step) step).isOver();
    }

    /** Returns a recent equal cell, if any. */
    private ShadowCell shared(ShadowCell made) {
        int content = made.content();
        int at = (content ^ (content >>> 11)) & (RECENT - 1);
        ShadowCell recent = cells[at];
        if (recent != null && recent.hasSameContent(made)) {
            return recent;
        }
        cells[at] = made;
        return made;
    }

    private boolean isRedundant(@Nullable Object past, Step by, AccessOp op) {
        if (wantsEvery) {
            return false;
        }
        for (int i = 0; i < analyses.length; i++) {
            Object history = past instanceof Object[] several ? several[i] : past;
            if (!analyses[i].isRedundant(history, by, op)) {
                return false;
            }
        }
        return true;
    }

    private int hash() {
        made += 0x61C88647;
        return made >>> 8;
    }

    @Override
    public boolean possible(Access earlier, Access later) {
        return reporter.possible(earlier, later);
    }

    @Override
    public void conflict(
            Analysis by, FindingKind kind, Severity severity, Evidence evidence, Access earlier, Access later) {
        boolean isNew =
                reporter.conflict(by, kind, severity, evidence, earlier, later, Objects.requireNonNull(owner), index);
        conflicting |= isNew;
        hasConflicted |= isNew;
    }

    @Override
    public void conflict(
            Analysis by,
            FindingKind kind,
            Severity severity,
            Evidence evidence,
            Access earlier,
            Access later,
            @Nullable Object block) {
        Object whose = Objects.requireNonNull(owner);
        boolean isNew = reporter.conflict(by, kind, severity, evidence, earlier, later, whose, index, block);
        conflicting |= isNew;
        hasConflicted |= isNew;
    }

    @Override
    public void single(Analysis by, FindingKind kind, Severity severity, Evidence evidence, Access access) {
        boolean isNew = reporter.single(by, kind, severity, evidence, access, Objects.requireNonNull(owner), index);
        conflicting |= isNew;
        hasConflicted |= isNew;
    }

    @Override
    public void split(
            Analysis by,
            FindingKind kind,
            Severity severity,
            Evidence evidence,
            BlockGap gap,
            boolean interleaved,
            Access first,
            Access split,
            Access second) {
        SplitAccesses triple = new SplitAccesses(gap, interleaved, first, split, second, split.step == step);
        boolean isNew = reporter.split(by, kind, severity, evidence, triple, Objects.requireNonNull(owner), index);
        conflicting |= isNew;
        hasConflicted |= isNew;
    }
}
