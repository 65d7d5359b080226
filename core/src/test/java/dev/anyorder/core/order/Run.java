package dev.anyorder.core.order;

import java.util.ArrayList;
import java.util.List;

/**
 * A run of a program, in the engine and in the oracle at once. An instruction that makes no sense when its turn comes
 * is left out, so that any part of a program is a program.
 */
final class Run {
    static final int SLOTS = 4;
    /** What all hold who forget their steps: only steps with locks go on to know what they were informed of. */
    private static final LockSet HELD = LockSet.EMPTY.with(new Object(), true);

    /** A step that was looked at, and its node. */
    private record Seen(Step step, int node) {}

    final List<Actor> actors = new ArrayList<>();
    final Slot[] slots = new Slot[SLOTS];
    private final TrackedOrders which;
    private final ClockRetention clockRetention;
    private final TaskForest forest;
    private final Graph graph = new Graph();
    private final List<Seen> seen = new ArrayList<>();
    /** How many answers were compared. */
    long answers;

    Run(TrackedOrders which, ClockRetention clockRetention, int height) {
        this.which = which;
        this.clockRetention = clockRetention;
        this.forest = new TaskForest(height);
        add(0, null, null, TaskState.root(Instruction.name(0), which, clockRetention, forest), graph.node());
        look(actors.get(0));
    }

    static Run of(Program program, TrackedOrders which, int height) {
        Run run = new Run(which, ClockRetention.EVERY_STEP, height);
        for (Instruction i : program.instructions()) {
            run.apply(i);
        }
        return run;
    }

    private Actor add(int number, Actor parent, Actor.Scope around, TaskState state, int node) {
        if (clockRetention == ClockRetention.CURRENT_STEP) {
            state.locks(HELD);
        }
        Actor actor = new Actor(number, parent, around, state, node);
        while (actors.size() <= number) {
            actors.add(null);
        }
        actors.set(number, actor);
        return actor;
    }

    private Actor actor(int number) {
        return number < actors.size() ? actors.get(number) : null;
    }

    /** Does it and compares the answers of the new steps; false if it makes no sense now. */
    boolean apply(Instruction i) {
        Actor x = actor(i.subject());
        if (x == null || x.ended) {
            return false;
        }
        boolean done = switch (i.op()) {
            case SPAWN -> spawn(x, i.object(), i.touch());
            case JOIN -> join(x, actor(i.object()));
            case FINISH -> finish(x);
            case UNFINISH -> unfinish(x);
            case END -> end(x);
            case SIGNAL -> signal(x, i.object(), false);
            case ADD -> signal(x, i.object(), true);
            case AWAIT -> await(x, slots[i.object()]);
            case TAKE -> take(x, slots[i.object()]);
            case INFORM -> inform(x, slots[i.object()]);
            case BARRIER -> barrier(x, i.object(), i.touch());
            case ROOT -> root(i.object(), i.touch());
        };
        if (done && i.touch() && i.op() != Op.END) {
            look(x);
        }
        return done;
    }

    private boolean spawn(Actor x, int number, boolean touch) {
        if (actor(number) != null) {
            return false;
        }
        Actor.Scope around = x.open.isEmpty() ? x.around : x.open.peek();
        TaskState state = x.state.spawn(Instruction.name(number));
        Actor child = add(number, x, around, state, graph.node(x.node));
        if (around != null) {
            around.inside.add(child);
        }
        x.children.add(child);
        x.node = graph.node(x.node);
        if (touch) {
            look(child);
        }
        return true;
    }

    private boolean root(int number, boolean touch) {
        if (actor(number) != null) {
            return false;
        }
        Actor root = add(
                number,
                null,
                null,
                TaskState.root(Instruction.name(number), which, clockRetention, forest),
                graph.node());
        if (touch) {
            look(root);
        }
        return true;
    }

    private boolean join(Actor x, Actor y) {
        if (y == null || !y.ended || y == x) {
            return false;
        }
        x.state.join(y.state);
        x.children.remove(y);
        x.node = graph.node(x.node);
        graph.edge(y.node, x.node);
        return true;
    }

    private boolean finish(Actor x) {
        x.open.push(new Actor.Scope(x.state.beginFinish()));
        x.node = graph.node(x.node);
        return true;
    }

    private boolean unfinish(Actor x) {
        Actor.Scope scope = x.open.peek();
        if (scope == null) {
            return false;
        }
        for (Actor inside : scope.inside) {
            if (!inside.ended) {
                return false;
            }
        }
        x.open.pop();
        x.state.endFinish(scope.finish);
        x.node = graph.node(x.node);
        for (Actor inside : scope.inside) {
            graph.edge(inside.node, x.node);
        }
        return true;
    }

    private boolean end(Actor x) {
        if (!x.open.isEmpty()) {
            return false;
        }
        x.state.end();
        x.ended = true;
        return true;
    }

    private boolean signal(Actor x, int number, boolean merge) {
        Slot slot = new Slot();
        for (Seen s : seen) {
            slot.step = s.node == x.node ? s.step : slot.step;
        }
        slot.node = x.node;
        slot.snapshot = x.state.signal();
        Slot old = slots[number];
        if (merge && old != null) {
            slot.snapshot = ClockSnapshot.merge(old.snapshot, slot.snapshot);
            slot.nodes.addAll(old.nodes);
        }
        slot.nodes.add(x.node);
        slots[number] = slot;
        x.node = graph.node(x.node);
        return true;
    }

    private boolean await(Actor x, Slot slot) {
        if (slot == null) {
            return false;
        }
        boolean isNews = x.state.isNews(slot.snapshot);
        Step before = x.state.step();
        x.state.await(slot.snapshot);
        if (!isNews && x.state.step() != before) {
            throw new AssertionError("what was no news ended a step");
        }
        x.node = graph.node(x.node);
        for (int from : slot.nodes) {
            graph.edge(from, x.node);
        }
        return true;
    }

    private boolean take(Actor x, Slot slot) {
        if (slot == null) {
            return false;
        }
        x.state.awaitObserved(slot.snapshot);
        x.node = graph.node(x.node);
        for (int from : slot.nodes) {
            graph.edgeObserved(from, x.node);
        }
        return true;
    }

    /** As with real locks, what informs has been before in the observed order; and its step must still know. */
    private boolean inform(Actor x, Slot slot) {
        if (slot == null || slot.step == null || slot.step.task == x.state.task()) {
            return false;
        }
        if (clockRetention == ClockRetention.CURRENT_STEP && slot.step.locks().size() == 0) {
            return false;
        }
        take(x, slot);
        HappensBefore.inform(slot.step, x.state.step());
        graph.edgeInformed(slot.node, x.node);
        seen.replaceAll(s -> s.step == x.state.step() ? new Seen(s.step, x.node) : s);
        return true;
    }

    private boolean barrier(Actor x, int others, boolean touch) {
        List<Actor> party = new ArrayList<>();
        for (int n = 0; n < actors.size(); n++) {
            Actor y = actors.get(n);
            if (y == x || (others >>> n & 1) != 0 && y != null && !y.ended) {
                party.add(y);
            }
        }
        Slot all = new Slot();
        for (Actor y : party) {
            ClockSnapshot snapshot = y.state.signal();
            all.snapshot = all.snapshot == null ? snapshot : ClockSnapshot.merge(all.snapshot, snapshot);
            all.nodes.add(y.node);
        }
        for (Actor y : party) {
            await(y, all);
            if (touch) {
                look(y);
            }
        }
        return true;
    }

    /** Looks at the task's current step, and compares all that is before it. */
    private void look(Actor x) {
        Step v = x.state.step();
        boolean isNew = true;
        for (Seen u : seen) {
            compare(u, new Seen(v, x.node));
            isNew &= u.step != v;
        }
        if (isNew) {
            seen.add(new Seen(v, x.node));
        }
    }

    /** The step of that name, such as {@code a.0}; the last step of task {@code a}. */
    Step step(String name) {
        Step found = null;
        for (Seen s : seen) {
            if (s.step.toString().equals(name) || s.step.task.toString().equals(name)) {
                found = s.step;
            }
        }
        return java.util.Objects.requireNonNull(found, name);
    }

    /** Compares the answers for all pairs of steps that can be compared. */
    void compareAll() {
        if (clockRetention == ClockRetention.CURRENT_STEP) {
            return;
        }
        for (Seen u : seen) {
            for (Seen v : seen) {
                compare(u, v);
            }
        }
    }

    private void compare(Seen u, Seen v) {
        if (u.step == v.step) {
            return;
        }
        if (which.logical() && HappensBefore.logical(u.step, v.step) != graph.logical(u.node, v.node)) {
            throw new WrongAnswer(u.step, v.step, graph.logical(u.node, v.node), "logical");
        }
        if (which.observed() && HappensBefore.observed(u.step, v.step) != graph.observed(u.node, v.node)) {
            throw new WrongAnswer(u.step, v.step, graph.observed(u.node, v.node), "observed");
        }
        if (which.informed() && HappensBefore.informed(u.step, v.step) != graph.informed(u.node, v.node)) {
            throw new WrongAnswer(u.step, v.step, graph.informed(u.node, v.node), "informed");
        }
        answers += which == TrackedOrders.ALL ? 3 : which == TrackedOrders.BOTH ? 2 : 1;
    }
}
