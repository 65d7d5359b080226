package dev.anyorder.agent.shadow;

import dev.anyorder.agent.site.Site;
import dev.anyorder.core.analysis.Access;
import dev.anyorder.core.analysis.Analysis;
import dev.anyorder.core.analysis.Conflicts;
import dev.anyorder.core.analysis.Op;
import dev.anyorder.core.finding.Evidence;
import dev.anyorder.core.finding.Kind;
import dev.anyorder.core.finding.Level;
import dev.anyorder.core.order.Step;
import org.jspecify.annotations.Nullable;

/**
 * Works out what an access makes of a cell, for one context. Because histories are immutable and an analysis is a
 * function, the answer for a cell, a site and a step never changes: it is kept in a small memo, and the
 * analyses are asked only once for all locations of the same past. Owned by the context's thread.
 */
public final class Recorder implements Conflicts {
    private static final int WAYS = 4;
    private static final int SETS = 64;
    private static final int SIZE = SETS * WAYS;

    private final Analysis[] analyses;
    private final Stacks stacks;
    private final Reporter reporter;

    private final @Nullable Cell[] befores = new Cell[SIZE];
    private final @Nullable Cell[] afters = new Cell[SIZE];
    private final @Nullable Step[] steps = new Step[SIZE];
    private final int[] sites = new int[SIZE];

    private @Nullable Step step;
    private int made;
    private int turn;

    /** How many steps there were, and how many locations were touched for the first time. Read when all is over. */
    private long stepCount;

    private long locationCount;

    private @Nullable Object owner;
    private int index;
    private boolean conflicting;

    public Recorder(Analysis[] analyses, Stacks stacks, Reporter reporter) {
        this.analyses = analyses;
        this.stacks = stacks;
        this.reporter = reporter;
    }

    /** The step that the accesses from now on belong to. */
    public void step(Step current) {
        step = current;
        stepCount++;
    }

    /** A location was touched that nobody had touched before. */
    void located() {
        locationCount++;
    }

    public long steps() {
        return stepCount;
    }

    public long locations() {
        return locationCount;
    }

    /**
     * The cell of a location after this context's step touched it; the cell itself when nothing changes.
     *
     * @param whose the object, class or array that holds the location, for the report
     * @param element the array element, or -1
     */
    public @Nullable Cell after(@Nullable Cell before, Site site, Object whose, int element) {
        int set = slot(before, site) * WAYS;
        for (int at = set; at < set + WAYS; at++) {
            if (befores[at] == before && steps[at] == step && sites[at] == site.id) {
                return afters[at];
            }
        }
        return ask(before, site, whose, element, set + (turn++ & (WAYS - 1)));
    }

    private static int slot(@Nullable Cell before, Site site) {
        int hash = (before == null ? 0 : before.hash) + site.id * 0x9E3779B9;
        return (hash ^ (hash >>> 15)) & (SETS - 1);
    }

    private @Nullable Cell ask(@Nullable Cell before, Site site, Object whose, int element, int at) {
        Step now = java.util.Objects.requireNonNull(step);
        owner = whose;
        index = element;
        conflicting = false;
        Access access = new Access(now, site.op, site.id, stacks.take(site));
        Cell after = access(before, access, now);
        owner = null;
        if (!conflicting) {
            befores[at] = before;
            afters[at] = after;
            steps[at] = now;
            sites[at] = site.id;
        }
        return after;
    }

    private @Nullable Cell access(@Nullable Cell before, Access access, Step now) {
        @Nullable Object[] histories = new Object[analyses.length];
        boolean same = before != null;
        for (int i = 0; i < analyses.length; i++) {
            Object old = before == null ? null : before.histories[i];
            histories[i] = analyses[i].access(old, access, this);
            same &= histories[i] == old;
        }
        if (same) {
            return before;
        }
        Step reader = knows(histories, now, Op.READ) ? now : null;
        Step other = before == null ? null : (Step) before.noReads;
        Step also = other != null && knows(histories, other, Op.READ) ? other : null;
        return new Cell(reader, also, knows(histories, now, Op.WRITE) ? now : null, histories, hash());
    }

    private boolean knows(@Nullable Object[] histories, Step by, Op op) {
        for (int i = 0; i < analyses.length; i++) {
            if (!analyses[i].knows(histories[i], by, op)) {
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
    public void conflict(Analysis by, Kind kind, Level level, Evidence evidence, Access earlier, Access later) {
        conflicting |= reporter.conflict(
                by, kind, level, evidence, earlier, later, java.util.Objects.requireNonNull(owner), index);
    }
}
