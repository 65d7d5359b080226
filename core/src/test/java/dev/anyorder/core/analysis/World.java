package dev.anyorder.core.analysis;

import dev.anyorder.core.order.ClockRetention;
import dev.anyorder.core.order.ClockSnapshot;
import dev.anyorder.core.order.Graph;
import dev.anyorder.core.order.LockSet;
import dev.anyorder.core.order.TaskState;
import dev.anyorder.core.order.TrackedOrders;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Runs the events of a test program, in the engine and in the oracle's graph at once, and hands the accesses over. What
 * makes no sense when its turn comes is left out, so that any part of a program is a program.
 */
final class World {
    private record Token(ClockSnapshot snapshot, int node) {}

    final Graph graph = new Graph();
    final List<Touch> touches = new ArrayList<>();
    final Map<String, Worker> workers = new LinkedHashMap<>();
    private final Map<String, Guard> guards = new HashMap<>();
    private final Map<String, Token> variables = new HashMap<>();
    private final Consumer<Touch> listener;
    /** Whether a block of the script is a stretch. */
    private boolean stretches;

    World(ClockRetention clockRetention, Consumer<Touch> listener) {
        this.listener = listener;
        workers.put("R", new Worker(TaskState.root("R", TrackedOrders.ALL, clockRetention), graph.node()));
    }

    /** The same for scripts whose tasks are in a block all the time, but for the operations that order tasks. */
    World ofStretches() {
        stretches = true;
        return this;
    }

    /** Does it; false if it makes no sense now. */
    boolean apply(Event event) {
        Worker w = workers.get(event.task());
        if (w == null || w.ended) {
            return false;
        }
        return switch (event.verb()) {
            case "spawn" -> spawn(w, event.object());
            case "join" -> join(w, workers.get(event.object()));
            case "end" -> end(w);
            case "acquire" -> acquire(w, event.object(), false);
            case "share" -> acquire(w, event.object(), true);
            case "release" -> release(w, event.object());
            case "put" -> put(w, event.object());
            case "get" -> get(w, variables.get(event.object()));
            case "enter" -> enter(w);
            case "leave" -> leave(w);
            case "barrier" -> barrier(w, event.object());
            default -> touch(w, event.verb(), event.object());
        };
    }

    private boolean spawn(Worker w, String name) {
        if (workers.containsKey(name)) {
            return false;
        }
        workers.put(name, new Worker(w.state.spawn(name), graph.node(w.node)));
        w.node = graph.node(w.node);
        return true;
    }

    private boolean join(Worker w, @Nullable Worker other) {
        if (other == null || !other.ended || other == w) {
            return false;
        }
        w.state.join(other.state);
        w.node = graph.node(w.node);
        graph.edge(other.node, w.node);
        return true;
    }

    private boolean end(Worker w) {
        if (!w.held.isEmpty()) {
            return false;
        }
        w.state.end();
        w.ended = true;
        return true;
    }

    private Guard guard(String name) {
        return guards.computeIfAbsent(name, n -> new Guard());
    }

    private boolean acquire(Worker w, String name, boolean shared) {
        Guard guard = guard(name);
        if (guard.taken || !shared && guard.sharers > 0 || w.held.containsKey(name)) {
            return false;
        }
        w.node = graph.node(w.node);
        if (guard.exclusive != null) {
            w.state.awaitObserved(guard.exclusive);
            graph.edgeObserved(guard.exclusiveNode, w.node);
        }
        if (!shared && guard.shared != null) {
            w.state.awaitObserved(guard.shared);
            guard.sharedNodes.forEach(node -> graph.edgeObserved(node, w.node));
        }
        w.state.locks(w.state.locks().with(guard, shared));
        w.held.put(name, shared);
        guard.taken = !shared;
        guard.sharers += shared ? 1 : 0;
        return true;
    }

    private boolean release(Worker w, String name) {
        Boolean shared = w.held.remove(name);
        if (shared == null) {
            return false;
        }
        Guard guard = guard(name);
        ClockSnapshot snapshot = w.state.signal();
        if (shared) {
            guard.shared = guard.shared == null ? snapshot : ClockSnapshot.merge(guard.shared, snapshot);
            guard.sharedNodes.add(w.node);
            guard.sharers--;
        } else {
            guard.exclusive = snapshot;
            guard.exclusiveNode = w.node;
            guard.shared = null;
            guard.sharedNodes.clear();
            guard.taken = false;
        }
        LockSet less = w.state.locks().without(guard);
        w.state.locks(less);
        w.node = graph.node(w.node);
        return true;
    }

    private boolean put(Worker w, String name) {
        variables.put(name, new Token(w.state.signal(), w.node));
        w.node = graph.node(w.node);
        return true;
    }

    private boolean get(Worker w, @Nullable Token token) {
        if (token == null) {
            return false;
        }
        w.state.await(token.snapshot);
        w.node = graph.node(w.node);
        graph.edge(token.node, w.node);
        return true;
    }

    private boolean barrier(Worker w, String names) {
        List<Worker> party = new ArrayList<>(List.of(w));
        for (String name : names.split(",")) {
            Worker other = workers.get(name);
            if (other != null && !other.ended && other != w) {
                party.add(other);
            }
        }
        ClockSnapshot all = w.state.signal();
        int meeting = graph.node(w.node);
        for (Worker each : party) {
            all = ClockSnapshot.merge(all, each.state.signal());
            graph.edge(each.node, meeting);
        }
        for (Worker each : party) {
            each.state.await(all);
            each.node = graph.node(each.node);
            graph.edge(meeting, each.node);
        }
        return true;
    }

    private boolean enter(Worker w) {
        if (stretches) {
            w.state.beginStretch();
        } else {
            w.state.beginBlock(null);
        }
        w.blocks++;
        return true;
    }

    private boolean leave(Worker w) {
        if (w.blocks == 0) {
            return false;
        }
        if (stretches) {
            w.state.endStretch();
        } else {
            w.state.endBlock();
        }
        w.blocks--;
        return true;
    }

    private boolean touch(Worker w, String verb, String location) {
        boolean atomic = verb.endsWith("!");
        String name = (atomic ? verb.substring(0, verb.length() - 1) : verb).toUpperCase(Locale.ROOT);
        Access access = new Access(w.state.step(), AccessOp.valueOf(name), atomic, touches.size(), null);
        if (w.step != access.step) {
            w.step = access.step;
            w.firstNode = w.node;
        }
        Touch touch = new Touch(access, location, w.node, w);
        touches.add(touch);
        listener.accept(touch);
        w.lastNodes.put(access.step, w.node);
        return true;
    }
}
