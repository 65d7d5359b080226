package dev.anyorder.core.determinism;

import dev.anyorder.core.order.ClockRetention;
import dev.anyorder.core.order.ClockSnapshot;
import dev.anyorder.core.order.TaskFinish;
import dev.anyorder.core.order.TaskState;
import dev.anyorder.core.order.TrackedOrders;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Tasks that do one thing after another, as the agent would tell of it; takes down what happened. */
final class Play {
    /** Variables from here on are volatile. */
    static final int VOLATILE = 100;

    final class Player {
        final int id = players.size();
        final TaskState state;
        final DeterminismTask task;
        final List<Integer> blocks;
        final @Nullable TaskFinish finish;
        final Map<Integer, Boolean> held = new HashMap<>();
        int own;

        @Nullable
        TaskFinish open;

        boolean ended;

        private Player(TaskState state, List<Integer> blocks, @Nullable TaskFinish finish) {
            this.state = state;
            this.task = java.util.Objects.requireNonNull(state.follower(DeterminismTask.class));
            this.blocks = new ArrayList<>(blocks);
            this.finish = finish;
            players.add(this);
        }

        @Override
        public String toString() {
            return "task " + id;
        }
    }

    private static final class Guard {
        @Nullable
        ClockSnapshot exclusive;

        @Nullable
        ClockSnapshot shared;

        @Nullable
        Object history;
    }

    final List<Happening> happenings = new ArrayList<>();
    final List<DeterminismConflict> clashes = new ArrayList<>();
    final List<DeterminismCycle> circles = new ArrayList<>();
    final List<Player> players = new ArrayList<>();
    final DeterminismChecker checker = new DeterminismChecker(clashes::add, this::circle, this::now);
    final Player main;
    /** How much had happened when the first circle was reported. */
    int lengthAtFirstCircle = Integer.MAX_VALUE;

    private final boolean volatilesOrder;
    private final Map<Integer, Object> histories = new HashMap<>();
    private final Map<Integer, ClockSnapshot> tokens = new HashMap<>();
    private final Map<Integer, Guard> guards = new HashMap<>();
    private @Nullable Happening now;
    private int blocks;

    /** With volatile variables that put readers after writers, as in the logical order of the agent, or do not. */
    Play(boolean volatilesOrder) {
        this.volatilesOrder = volatilesOrder;
        main = root();
    }

    private void circle(DeterminismCycle cycle) {
        circles.add(cycle);
        lengthAtFirstCircle = Math.min(lengthAtFirstCircle, happenings.size());
    }

    private @Nullable Object now() {
        return now;
    }

    /** A task that nobody spawned. */
    Player root() {
        TaskState state = TaskState.root(null, TrackedOrders.ALL, ClockRetention.CURRENT_STEP, checker.root());
        return new Player(state, List.of(), null);
    }

    private Happening aside(Player by, String verb, int object, List<Integer> awaited) {
        Happening told = new Happening(happenings.size(), by.id, verb, object, awaited, List.copyOf(by.blocks));
        now = told;
        return told;
    }

    private Happening tell(Player by, String verb, int object, List<Integer> awaited) {
        Happening told = aside(by, verb, object, awaited);
        happenings.add(told);
        return told;
    }

    Player spawn(Player by) {
        tell(by, "spawn", players.size(), List.of());
        return new Player(by.state.spawn(null), by.blocks, by.open == null ? by.finish : by.open);
    }

    int begin(Player by) {
        aside(by, "begin", blocks, List.of());
        by.state.nextStep();
        by.task.begin(blocks);
        by.blocks.add(blocks);
        by.own++;
        return blocks++;
    }

    /** The innermost block that a task is in. */
    DeterministicBlock block(Player of) {
        return java.util.Objects.requireNonNull(of.task.note());
    }

    void end(Player by) {
        aside(by, "end", by.blocks.get(by.blocks.size() - 1), List.of());
        by.state.nextStep();
        by.task.end();
        by.blocks.remove(by.blocks.size() - 1);
        by.own--;
    }

    void stop(Player by) {
        while (by.own > 0) {
            end(by);
        }
        tell(by, "stop", by.id, List.of());
        by.state.end();
        by.ended = true;
    }

    /** Waits for the end of another task, which comes now if it has not come yet. */
    void join(Player by, Player other) {
        if (!other.ended) {
            stop(other);
        }
        tell(by, "join", other.id, List.of(other.id));
        by.state.join(other.state);
    }

    void beginFinish(Player by) {
        by.open = by.state.beginFinish();
    }

    /** All tasks spawned in the finish must have ended. */
    void endFinish(Player by) {
        TaskFinish finish = java.util.Objects.requireNonNull(by.open);
        List<Integer> inside = players.stream()
                .filter(each -> each.finish == finish)
                .map(each -> each.id)
                .toList();
        tell(by, "join", -1, inside);
        by.state.endFinish(finish);
        by.open = null;
    }

    void read(Player by, int variable) {
        access(by, variable, AccessKind.READ, "read");
    }

    void write(Player by, int variable) {
        access(by, variable, AccessKind.WRITE, "write");
    }

    /** Changes a volatile variable without looking; commutes with others that do the same: {@code add}, {@code multiply}. */
    void update(Player by, int variable, String how) {
        access(by, variable, new AccessKind(true, how, false), how);
    }

    /** Adds to a floating-point number in a volatile variable. */
    void sum(Player by, int variable) {
        access(by, variable, new AccessKind(true, "sum", true), "sum");
    }

    private void access(Player by, int variable, AccessKind kind, String verb) {
        tell(by, verb, variable, List.of());
        boolean isVolatile = variable >= VOLATILE;
        histories.put(variable, by.task.access(histories.get(variable), by.state.step(), kind, isVolatile));
        if (isVolatile && volatilesOrder) {
            meet(by, variable, kind.changes());
        }
    }

    /** Does something to an end of a queue. */
    void queue(Player by, int end, AccessKind kind) {
        tell(by, kind.changes() ? "change" : "ask", end, List.of());
        histories.put(end, by.task.meet(histories.get(end), by.state.step(), kind));
    }

    /** Takes a permit, and comes after all who have given one. */
    void takePermit(Player by, int permits) {
        tell(by, "take", permits, List.of());
        histories.put(permits, by.task.take(histories.get(permits), by.state.step()));
        meet(by, permits, false);
    }

    void givePermit(Player by, int permits) {
        tell(by, "give", permits, List.of());
        histories.put(permits, by.task.give(histories.get(permits), by.state.step()));
        meet(by, permits, true);
    }

    private void meet(Player by, int token, boolean writing) {
        ClockSnapshot known = tokens.get(token);
        if (writing) {
            ClockSnapshot snapshot = by.state.signal();
            tokens.put(token, known == null ? snapshot : ClockSnapshot.merge(known, snapshot));
        } else if (known != null) {
            by.state.await(known);
        }
    }

    /** Signals once; returns what can be awaited. */
    int put(Player by) {
        int token = tell(by, "put", -2 - happenings.size(), List.of()).index();
        tokens.put(-2 - token, by.state.signal());
        return token;
    }

    void get(Player by, int token) {
        tell(by, "get", -2 - token, List.of(token));
        by.state.await(java.util.Objects.requireNonNull(tokens.get(-2 - token)));
    }

    /** All of them arrive at a barrier, and then all go on. */
    void barrier(List<Player> party) {
        List<Integer> arrivals = new ArrayList<>();
        ClockSnapshot all = null;
        for (Player each : party) {
            arrivals.add(tell(each, "arrive", -1, List.of()).index());
            ClockSnapshot snapshot = each.state.signal();
            all = all == null ? snapshot : ClockSnapshot.merge(all, snapshot);
        }
        for (Player each : party) {
            tell(each, "pass", -1, arrivals);
            each.state.await(java.util.Objects.requireNonNull(all));
        }
    }

    void acquire(Player by, int lock) {
        take(by, lock, AccessKind.WRITE);
    }

    void share(Player by, int lock) {
        take(by, lock, AccessKind.READ);
    }

    /** Takes a lock in what is declared to commute. */
    void acquireToCommute(Player by, int lock) {
        take(by, lock, AccessKind.DECLARED);
    }

    /** Takes a lock that it has, in the same mode: nothing that anybody would notice. */
    void takeAgain(Player by, int lock) {
        Guard guard = java.util.Objects.requireNonNull(guards.get(lock));
        boolean shared = java.util.Objects.requireNonNull(by.held.get(lock));
        aside(by, "again", lock, List.of());
        guard.history =
                by.task.acquire(guard.history, guard, by.state.step(), shared ? AccessKind.READ : AccessKind.WRITE);
    }

    private void take(Player by, int lock, AccessKind kind) {
        boolean shared = !kind.changes();
        Guard guard = guards.computeIfAbsent(lock, key -> new Guard());
        tell(by, shared ? "share" : "acquire", lock, List.of());
        guard.history = by.task.acquire(guard.history, guard, by.state.step(), kind);
        if (guard.exclusive != null) {
            by.state.awaitObserved(guard.exclusive);
        }
        if (!shared && guard.shared != null) {
            by.state.awaitObserved(guard.shared);
        }
        by.state.locks(by.state.locks().with(guard, shared));
        by.held.put(lock, shared);
    }

    void release(Player by, int lock) {
        boolean shared = by.held.remove(lock);
        Guard guard = java.util.Objects.requireNonNull(guards.get(lock));
        tell(by, shared ? "unshare" : "release", lock, List.of());
        ClockSnapshot snapshot = by.state.signal();
        if (!shared) {
            guard.exclusive = snapshot;
            guard.shared = null;
        } else {
            guard.shared = guard.shared == null ? snapshot : ClockSnapshot.merge(guard.shared, snapshot);
        }
        by.state.locks(by.state.locks().without(guard));
    }
}
