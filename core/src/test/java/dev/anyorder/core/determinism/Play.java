package dev.anyorder.core.determinism;

import dev.anyorder.core.order.Finish;
import dev.anyorder.core.order.Orders;
import dev.anyorder.core.order.Recall;
import dev.anyorder.core.order.Stamp;
import dev.anyorder.core.order.Strand;
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
        final Strand strand;
        final Performer performer;
        final List<Integer> blocks;
        final @Nullable Finish finish;
        final Map<Integer, Boolean> held = new HashMap<>();
        int own;

        @Nullable
        Finish open;

        boolean ended;

        private Player(Strand strand, List<Integer> blocks, @Nullable Finish finish) {
            this.strand = strand;
            this.performer = java.util.Objects.requireNonNull(strand.follower(Performer.class));
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
        Stamp exclusive;

        @Nullable
        Stamp shared;

        @Nullable
        Object history;
    }

    final List<Happening> happenings = new ArrayList<>();
    final List<Clash> clashes = new ArrayList<>();
    final List<Circle> circles = new ArrayList<>();
    final List<Player> players = new ArrayList<>();
    final Determinism determinism = new Determinism(clashes::add, this::circle, this::now);
    final Player main;
    /** How much had happened when the first circle was reported. */
    int lengthAtFirstCircle = Integer.MAX_VALUE;

    private final boolean volatilesOrder;
    private final Map<Integer, Object> histories = new HashMap<>();
    private final Map<Integer, Stamp> tokens = new HashMap<>();
    private final Map<Integer, Guard> guards = new HashMap<>();
    private @Nullable Happening now;
    private int blocks;

    /** With volatile variables that put readers after writers, as in the logical order of the agent, or do not. */
    Play(boolean volatilesOrder) {
        this.volatilesOrder = volatilesOrder;
        main = root();
    }

    private void circle(Circle circle) {
        circles.add(circle);
        lengthAtFirstCircle = Math.min(lengthAtFirstCircle, happenings.size());
    }

    private @Nullable Object now() {
        return now;
    }

    /** A task that nobody spawned. */
    Player root() {
        Strand strand = Strand.root(null, Orders.ALL, Recall.CURRENT_STEP, determinism.root());
        return new Player(strand, List.of(), null);
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
        return new Player(by.strand.spawn(null), by.blocks, by.open == null ? by.finish : by.open);
    }

    int begin(Player by) {
        aside(by, "begin", blocks, List.of());
        by.strand.nextStep();
        by.performer.begin(blocks);
        by.blocks.add(blocks);
        by.own++;
        return blocks++;
    }

    /** The innermost block that a task is in. */
    Scope block(Player of) {
        return java.util.Objects.requireNonNull(of.performer.note());
    }

    void end(Player by) {
        aside(by, "end", by.blocks.get(by.blocks.size() - 1), List.of());
        by.strand.nextStep();
        by.performer.end();
        by.blocks.remove(by.blocks.size() - 1);
        by.own--;
    }

    void stop(Player by) {
        while (by.own > 0) {
            end(by);
        }
        tell(by, "stop", by.id, List.of());
        by.strand.end();
        by.ended = true;
    }

    /** Waits for the end of another task, which comes now if it has not come yet. */
    void join(Player by, Player other) {
        if (!other.ended) {
            stop(other);
        }
        tell(by, "join", other.id, List.of(other.id));
        by.strand.join(other.strand);
    }

    void beginFinish(Player by) {
        by.open = by.strand.beginFinish();
    }

    /** All tasks spawned in the finish must have ended. */
    void endFinish(Player by) {
        Finish finish = java.util.Objects.requireNonNull(by.open);
        List<Integer> inside = players.stream()
                .filter(each -> each.finish == finish)
                .map(each -> each.id)
                .toList();
        tell(by, "join", -1, inside);
        by.strand.endFinish(finish);
        by.open = null;
    }

    void read(Player by, int variable) {
        access(by, variable, Use.READ, "read");
    }

    void write(Player by, int variable) {
        access(by, variable, Use.WRITE, "write");
    }

    /** Changes a volatile variable without looking; commutes with others that do the same: {@code add}, {@code multiply}. */
    void update(Player by, int variable, String how) {
        access(by, variable, new Use(true, how, false), how);
    }

    /** Adds to a floating-point number in a volatile variable. */
    void sum(Player by, int variable) {
        access(by, variable, new Use(true, "sum", true), "sum");
    }

    private void access(Player by, int variable, Use use, String verb) {
        tell(by, verb, variable, List.of());
        boolean isVolatile = variable >= VOLATILE;
        histories.put(variable, by.performer.access(histories.get(variable), by.strand.step(), use, isVolatile));
        if (isVolatile && volatilesOrder) {
            meet(by, variable, use.changes());
        }
    }

    /** Does something to an end of a queue. */
    void queue(Player by, int end, Use use) {
        tell(by, use.changes() ? "change" : "ask", end, List.of());
        histories.put(end, by.performer.meet(histories.get(end), by.strand.step(), use));
    }

    /** Takes a permit, and comes after all who have given one. */
    void takePermit(Player by, int permits) {
        tell(by, "take", permits, List.of());
        histories.put(permits, by.performer.take(histories.get(permits), by.strand.step()));
        meet(by, permits, false);
    }

    void givePermit(Player by, int permits) {
        tell(by, "give", permits, List.of());
        histories.put(permits, by.performer.give(histories.get(permits), by.strand.step()));
        meet(by, permits, true);
    }

    private void meet(Player by, int token, boolean writing) {
        Stamp known = tokens.get(token);
        if (writing) {
            Stamp stamp = by.strand.signal();
            tokens.put(token, known == null ? stamp : Stamp.merge(known, stamp));
        } else if (known != null) {
            by.strand.await(known);
        }
    }

    /** Signals once; returns what can be awaited. */
    int put(Player by) {
        int token = tell(by, "put", -2 - happenings.size(), List.of()).index();
        tokens.put(-2 - token, by.strand.signal());
        return token;
    }

    void get(Player by, int token) {
        tell(by, "get", -2 - token, List.of(token));
        by.strand.await(java.util.Objects.requireNonNull(tokens.get(-2 - token)));
    }

    /** All of them arrive at a barrier, and then all go on. */
    void barrier(List<Player> party) {
        List<Integer> arrivals = new ArrayList<>();
        Stamp all = null;
        for (Player each : party) {
            arrivals.add(tell(each, "arrive", -1, List.of()).index());
            Stamp stamp = each.strand.signal();
            all = all == null ? stamp : Stamp.merge(all, stamp);
        }
        for (Player each : party) {
            tell(each, "pass", -1, arrivals);
            each.strand.await(java.util.Objects.requireNonNull(all));
        }
    }

    void acquire(Player by, int lock) {
        take(by, lock, Use.WRITE);
    }

    void share(Player by, int lock) {
        take(by, lock, Use.READ);
    }

    /** Takes a lock in what is declared to commute. */
    void acquireToCommute(Player by, int lock) {
        take(by, lock, Use.DECLARED);
    }

    /** Takes a lock that it has, in the same mode: nothing that anybody would notice. */
    void takeAgain(Player by, int lock) {
        Guard guard = java.util.Objects.requireNonNull(guards.get(lock));
        boolean shared = java.util.Objects.requireNonNull(by.held.get(lock));
        aside(by, "again", lock, List.of());
        guard.history = by.performer.acquire(guard.history, guard, by.strand.step(), shared ? Use.READ : Use.WRITE);
    }

    private void take(Player by, int lock, Use use) {
        boolean shared = !use.changes();
        Guard guard = guards.computeIfAbsent(lock, key -> new Guard());
        tell(by, shared ? "share" : "acquire", lock, List.of());
        guard.history = by.performer.acquire(guard.history, guard, by.strand.step(), use);
        if (guard.exclusive != null) {
            by.strand.awaitObserved(guard.exclusive);
        }
        if (!shared && guard.shared != null) {
            by.strand.awaitObserved(guard.shared);
        }
        by.strand.locks(by.strand.locks().with(guard, shared));
        by.held.put(lock, shared);
    }

    void release(Player by, int lock) {
        boolean shared = by.held.remove(lock);
        Guard guard = java.util.Objects.requireNonNull(guards.get(lock));
        tell(by, shared ? "unshare" : "release", lock, List.of());
        Stamp stamp = by.strand.signal();
        if (!shared) {
            guard.exclusive = stamp;
            guard.shared = null;
        } else {
            guard.shared = guard.shared == null ? stamp : Stamp.merge(guard.shared, stamp);
        }
        by.strand.locks(by.strand.locks().without(guard));
    }
}
