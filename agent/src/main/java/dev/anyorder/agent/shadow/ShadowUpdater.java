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
 * Works out what an access makes of a cell, for one context. Because histories are immutable and an analysis is a
 * function, the answer for a cell, a site and a step never changes: it is kept in a small memo, and the
 * analyses are asked only once for all locations of the same past. Owned by the context's thread.
 */
public class ShadowUpdater implements ConflictListener {
    private static final int RECENT = 64;

    /** The step of all accesses when nobody listens, so that those after a location's first are no news. */
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
    /** Made with one that is not complete yet, and does not use it before it is. */
    @SuppressWarnings("this-escape")
    final PageUpdater pages = new PageUpdater(this);

    final TransitionCache transitionCache = new TransitionCache();

    public final StepShadows arrays = new StepShadows();

    /** What this context's sites did last, by site; and cells that it made lately, by content. */
    private final @Nullable Access[] accesses = new Access[RECENT];

    private final @Nullable ShadowCell[] cells = new ShadowCell[RECENT];

    private @Nullable Step step;
    private int made;

    /** How many steps there were, and how many locations were touched for the first time but by a constructor. Read when all is over. */
    private long stepCount;

    private long locationCount;

    /** Of tasks that are over here. */
    private long questionCount;

    private boolean isDeclared;

    /** For accesses at which only some of the analyses look; each made when there is the first. */
    private final @Nullable ShadowUpdater[] extras = new ShadowUpdater[AccessStream.values().length];

    /** The pair that the accesses are in, null if they are in none. */
    private @Nullable AtomicBlock pair;

    private @Nullable Object owner;
    private int index;
    /** What the accesses come from that are told only now, at the step's end; null when they are told at once. */
    private @Nullable ArrayFootprint early;

    /** Whether the last access was in conflict, and whether any was since it was last forgotten. */
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

    /** One that asks no analysis, and yet has to know of all accesses. */
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

    /**
     * The accesses from now on belong to the step that a strand is in.
     *
     * @return what the marks of cells are compared with
     */
    public Object step(TaskState by) {
        Step current = by.step();
        step = current;
        stepCount++;
        return isDeaf ? DEAF : current;
    }

    /** Whether the accesses from now on are part of what is declared to commute. To be called between two steps. */
    public void declared(boolean areDeclared) {
        isDeclared = areDeclared;
    }

    /** Whether the accesses are part of what is declared to commute. */
    protected final boolean isDeclared() {
        return isDeclared;
    }

    /** The thread is over. */
    public void over() {}

    /** Whether no analysis wants to know of accesses. */
    public boolean isDisabled() {
        return isDeaf;
    }

    /** Whether a step's reads are to be told although it writes as well. */
    public boolean wantsReads() {
        return wantsReads;
    }

    /** Whether an analysis wants to know what is to be atomic. */
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

    /**
     * The one for accesses that depend on others, or that others may depend on: as members of a pair, or of none. That they are
     * declared to commute is said of what they do and not of what they depend on.
     */
    public ShadowUpdater of(@Nullable AtomicBlock in) {
        ShadowUpdater own = of(AccessStream.PAIR);
        own.isDeclared = false;
        own.pair = in;
        return own;
    }

    protected final Step step() {
        return Objects.requireNonNull(step);
    }

    /** From here on, up to the next call, accesses come from a footprint, or with null are told at once. */
    public void from(@Nullable ArrayFootprint footprint) {
        early = footprint;
        if (footprint == null) {
            pages.end();
        }
    }

    void forgetConflict() {
        hasConflicted = false;
    }

    /** Whether an access was in conflict since the last call of {@link #forgetConflict}. */
    boolean isConflicting() {
        return hasConflicted;
    }

    /** A location of this past was touched, and has another one now. An array is one location. */
    public void touched(@Nullable ShadowCell before) {
        if (before == null || before.isFresh) {
            locationCount++;
        }
    }

    /** Whether reads of a location of this past, by the step at hand, would tell nothing new. */
    public boolean knowsReads(ShadowCell cell) {
        return isRedundant(cell.past, step(), AccessOp.READ);
    }

    /** The task is over; so often was the order asked for in its name. */
    public void asked(long questions) {
        questionCount += questions;
    }

    /** All that was done here. */
    public WorkCounters workCounters() {
        return new WorkCounters(stepCount, locationCount, transitionCache.hits(), questionCount);
    }

    /**
     * The cell of a location after this context's step touched it; the cell itself when nothing changes.
     *
     * @param whose the object, class or array that holds the location, for the report
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

    /** The cell of a field that a constructor was the first to touch. */
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

    /** One for all that the step does at the site, so that what it makes of equal histories is equal. */
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

    /** What an access at the site does. */
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
            // Who has touched an element is known to footprints; nobody compares its shadow with a step.
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

    /**
     * Whether to mark a cell that has nothing else to learn: a field that several read at a time, and this step not for
     * the first time, is marked with another that is over. Marks of two that both run are left, lest they take turns.
     */
    private boolean shouldMark(ShadowCell before, Step now) {
        return index < 0
                && now != before.noReads
                && now != before.alsoNoReads
                && (isOver(before.noReads) || isOver(before.alsoNoReads))
                && isRedundant(before.past, now, AccessOp.READ);
    }

    /** Who is to be marked beside this step as having read a field: one that still runs, if there is one. */
    private @Nullable Step other(@Nullable ShadowCell before) {
        if (before == null || index >= 0) {
            return null;
        }
        return (Step) (isOver(before.noReads) ? before.alsoNoReads : before.noReads);
    }

    private static boolean isOver(@Nullable Object step) {
        return step == null || ((Step) step).isOver();
    }

    /** The same cell if there was one of that content lately. */
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
