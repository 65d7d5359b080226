package dev.anyorder.core.determinism;

import dev.anyorder.core.determinism.Met.In;
import dev.anyorder.core.order.Follower;
import dev.anyorder.core.order.Mark;
import dev.anyorder.core.order.Step;
import dev.anyorder.core.velodrome.Cause;
import org.jspecify.annotations.Nullable;

/**
 * A task, as {@link Determinism} sees it. Its strand tells it of tasks, signals and releases; whoever drives it tells of blocks,
 * and of operations on variables and locks. To be used by whoever runs the task.
 */
public final class Performer implements Follower {
    private final Determinism graph;
    /** The block in which the task was spawned. */
    private final @Nullable Scope base;

    private @Nullable Scope scope;
    /** What the task comes after, outside of blocks. Guarded by the graph. */
    private Past past;

    private boolean hasEnded;
    private @Nullable Left last;

    Performer(Determinism graph, @Nullable Scope base, Past past) {
        this.graph = graph;
        this.base = base;
        this.scope = base;
        this.past = past;
    }

    /** The innermost block that the task is in, which may be one in which it was spawned. */
    @Override
    public @Nullable Scope note() {
        return scope;
    }

    /** A block begins, in a new step of the task. */
    public void begin(@Nullable Object info) {
        synchronized (graph) {
            Scope outer = scope;
            Transaction transaction = outer == null ? new Transaction(graph, past.fresh()) : outer.transaction;
            scope = new Scope(info, outer, transaction);
        }
    }

    /** The block that began last ends; a new step of the task begins. */
    public void end() {
        synchronized (graph) {
            Scope ended = scope;
            if (ended == null || ended == base) {
                throw new IllegalStateException("no block is open");
            }
            scope = ended.outer;
            ended.leave();
            if (scope == null) {
                Past before = ended.transaction.past();
                past = ended.isOver()
                        ? before
                        : Past.NOTHING.with(ended, Way.to(null, link(graph.where(), Cause.PROGRAM)));
            }
        }
    }

    @Override
    public Performer spawned() {
        synchronized (graph) {
            Scope inside = scope;
            if (inside != null && !inside.isOver()) {
                inside.enter();
                return new Performer(graph, inside, Past.NOTHING);
            }
            past = past.fresh();
            Past child = Past.NOTHING;
            for (int i = 0; i < past.size(); i++) {
                child = child.with(past.scope(i), Way.to(past.way(i), link(graph.where(), Cause.SPAWN)));
            }
            return new Performer(graph, null, child);
        }
    }

    @Override
    public Performer spawnedThen(@Nullable Object note) {
        synchronized (graph) {
            if (note instanceof Scope then && !then.isOver()) {
                then.enter();
                return new Performer(graph, then, Past.NOTHING);
            }
            return spawned();
        }
    }

    @Override
    public @Nullable Left mark() {
        synchronized (graph) {
            if (hasEnded) {
                return last;
            }
            Past now = now();
            return now.size() == 0 ? null : new Left(now, graph.where(), null);
        }
    }

    /** What the task comes after, or the block that it is in. */
    private Past now() {
        Scope inside = scope;
        past = past.fresh();
        return inside == null ? past : inside.own;
    }

    @Override
    public void ended() {
        synchronized (graph) {
            while (scope != base) {
                end();
            }
            last = mark();
            hasEnded = true;
            if (base != null) {
                base.leave();
            }
        }
    }

    @Override
    public void awaited(Mark mark) {
        after((Left) mark, Cause.SIGNAL);
    }

    @Override
    public void locked(Mark mark) {
        after((Left) mark, Cause.LOCK);
    }

    @Override
    public void joined(Mark mark) {
        after((Left) mark, Cause.JOIN);
    }

    /**
     * The task reads or writes a variable; if that puts it after others as well, it is told before.
     *
     * @param history what was returned for the variable's last access; null if there was none
     * @param step the step that is running
     * @param use what it does
     * @param isVolatile whether the variable is made for tasks to meet
     * @return the history itself when the access adds nothing
     */
    public @Nullable Object access(@Nullable Object history, Step step, Use use, boolean isVolatile) {
        Touched touched = history == null ? Touched.NEVER : (Touched) history;
        Scope inside = scope;
        boolean isIdle =
                inside == null ? touched == Touched.NEVER && past.size() == 0 : touched.knows(step, inside, use);
        if (isIdle || hasEnded) {
            return history;
        }
        Met met = inside == null
                ? Met.running(touched.met())
                : meet(touched.met(), step, inside, use, isVolatile ? In.LOGICAL : In.OBSERVED);
        synchronized (graph) {
            after(touched.writes(), Cause.WRITE);
            for (Updates each = touched.updates(); each != null; each = each.rest()) {
                if (!use.isOfFamily(each.family())) {
                    after(each.by(), Cause.WRITE);
                }
            }
            if (!use.changes()) {
                return new Touched(touched.writes(), touched.updates(), read(touched.reads()), met);
            }
            after(touched.reads(), Cause.READ);
            if (use.family() == null) {
                return new Touched(mark(), null, null, met);
            }
            Updates updates = Updates.with(touched.updates(), use.family(), mark());
            return new Touched(touched.writes(), updates, touched.reads(), met);
        }
    }

    /** The reads of a variable, and one by this task. */
    private @Nullable Left read(@Nullable Left reads) {
        Past now = now();
        boolean isKnown = now.size() == 0 || reads != null && reads.covers(now);
        return isKnown ? reads : Left.merged(reads, new Left(now, graph.where(), null));
    }

    /**
     * The task takes a lock. One that it has does not count. Who released it before is told by the strand.
     *
     * @param history what was returned when the lock was taken last; null if it was not
     * @param step the step that is running, before the lock is taken
     * @param use to read what it guards, to write that, or to do what is declared to commute
     */
    public @Nullable Object acquire(@Nullable Object history, Object lock, Step step, Use use) {
        Scope inside = scope;
        if (inside == null || hasEnded || step.locks().has(lock, !use.changes())) {
            return history;
        }
        return meet((Met) history, step, inside, use, In.LOGICAL);
    }

    /**
     * The task does something to a thing that others come to as well, which puts nobody after anybody: to an end of a queue. A
     * circle cannot lead over it.
     *
     * @param history what was returned for the thing before; null if nothing was
     * @param step the step that is running
     */
    public @Nullable Object meet(@Nullable Object history, Step step, Use use) {
        Scope inside = scope;
        Met met = (Met) history;
        if (inside == null || hasEnded || Met.knows(met, step, inside, use)) {
            return history;
        }
        return meet(met, step, inside, use, In.LOGICAL);
    }

    /**
     * The task is about to take a permit, one of several that are alike.
     *
     * @param history what was returned for these permits before; null if nothing was
     * @param step the step that is running, before it has waited for a permit
     */
    public @Nullable Object take(@Nullable Object history, Step step) {
        return meet(history, step, Permits.TAKEN);
    }

    /** The task is about to give a permit; the same as above. */
    public @Nullable Object give(@Nullable Object history, Step step) {
        Scope inside = scope;
        return inside == null || hasEnded ? history : Permits.given((Met) history, step, inside, graph::report);
    }

    private Met meet(@Nullable Met earlier, Step step, Scope inside, Use use, In order) {
        Object what = graph.where();
        for (Met each = earlier; each != null; each = each.rest()) {
            if (each.isAgainst(inside, use) && !each.isBefore(step, order)) {
                graph.report(each.clash(inside, what, use));
            }
        }
        Met now = new Met(step, inside, use, what, null);
        return now.as(use, Met.without(earlier, now, order, Met.MOST - 1));
    }

    private void after(@Nullable Left done, Cause cause) {
        synchronized (graph) {
            for (Left each = done; each != null; each = each.rest()) {
                after(each.past().fresh(), each.what(), cause);
            }
        }
    }

    private void after(Past before, @Nullable Object what, Cause cause) {
        Scope inside = scope;
        Search search = inside == null ? null : new Search(inside);
        for (int i = 0; i < before.size(); i++) {
            Scope from = before.scope(i);
            Way way = before.way(i);
            if (inside == null || search == null) {
                past = past.has(from) ? past : past.with(from, Way.to(way, link(what, cause)));
            } else if (from.transaction == inside.transaction
                    ? way != null
                    : !inside.transaction.past().has(from)) {
                Way here = Way.to(way, link(what, cause));
                if (!search.take(from, here)) {
                    inside.transaction.after(from, here);
                }
            }
        }
        if (search != null && search.block != null && search.way != null) {
            graph.report(new Circle(search.block, search.way.links()));
        }
    }

    private Link link(@Nullable Object from, Cause cause) {
        return new Link(from, graph.where(), cause);
    }
}
