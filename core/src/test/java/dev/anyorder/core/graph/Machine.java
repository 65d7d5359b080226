package dev.anyorder.core.graph;

import dev.anyorder.core.order.Graph;
import dev.anyorder.core.order.Step;
import dev.anyorder.core.order.TrackedOrders;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Runs a test program: into a graph that is checked after the run, into one that is checked on the fly, and into the
 * oracle's. What makes no sense when its turn comes is left out, so that any part of a program is a program. Who has to wait
 * for a task lets it end.
 */
final class Machine {
    static final int LOCATIONS = 12;

    /** An access, as the oracle sees it. */
    record Touch(int node, Step step, int location, boolean writes, boolean isolated) {
        /** Whether the other is of the same step, and does as much. */
        boolean isCoveredBy(Touch other) {
            return step == other.step && location == other.location && (other.writes || !writes);
        }
    }

    private record Token(GraphSignal after, GraphSignal fly, int node) {}

    final Map<String, Doer> doers = new LinkedHashMap<>();
    final Graph oracle = new Graph();
    final List<Touch> touches = new ArrayList<>();
    final ComputationGraph after = new ComputationGraph(RaceCheckTime.AFTER_THE_RUN, TrackedOrders.ALL, race -> {});
    final ComputationGraph fly = new ComputationGraph(RaceCheckTime.ON_THE_FLY, race -> {});
    final Bystanders bystanders = new Bystanders();
    boolean isolates;
    private final Map<String, Token> tokens = new HashMap<>();
    private @Nullable Doer isolated;
    private int lastIsolated = -1;

    Machine() {
        int node = oracle.node();
        doers.put("R", new Doer(after.root("R"), fly.root("R"), node, node, null));
    }

    /** Does it; false if it makes no sense now. */
    boolean apply(Act act) {
        Doer w = doers.get(act.task());
        if (w == null || w.ended) {
            return false;
        }
        return switch (act.verb()) {
            case "async" -> post(w, act.object());
            case "post" -> postInto(w, act.object());
            case "await" -> await(w, w.region(act.object()), false);
            case "ewait" -> await(w, w.region(act.object()), true);
            case "get" -> get(w, doers.get(act.object()));
            case "finish" -> finish(w);
            case "unfinish" -> unfinish(w);
            case "isolated" -> isolated(w);
            case "unisolated" -> unisolated(w);
            case "signal" -> signal(w, act.object());
            case "heed" -> heed(w, tokens.get(act.object()));
            case "end" -> !act.task().equals("R") && end(w);
            default -> touch(w, act.verb().equals("write"), act.object());
        };
    }

    private boolean post(Doer w, String name) {
        if (doers.containsKey(name)) {
            return false;
        }
        Doer child = new Doer(w.after.post(name), w.fly.post(name), w.node, oracle.node(w.node), w);
        doers.put(name, child);
        w.node = oracle.node(w.node);
        return true;
    }

    /** {@code a>r}, or {@code a>r<s}. */
    private boolean postInto(Doer w, String text) {
        String[] parts = text.split("[><]");
        if (!post(w, parts[0])) {
            return false;
        }
        Doer child = doers.get(parts[0]);
        if (parts.length > 2) {
            child.region(parts[2]).addAll(w.region(parts[2]));
            w.region(parts[2]).clear();
        }
        w.region(parts[1]).add(child);
        return true;
    }

    private boolean await(Doer w, List<Doer> region, boolean one) {
        if (region.isEmpty()) {
            return false;
        }
        while (!region.isEmpty()) {
            Doer next = region.stream().filter(d -> d.ended).findFirst().orElse(region.get(0));
            end(next);
            join(w, next);
            region.remove(next);
            for (Map.Entry<String, List<Doer>> left : next.regions.entrySet()) {
                w.region(left.getKey()).addAll(left.getValue());
                left.getValue().clear();
            }
            if (one) {
                return true;
            }
        }
        return true;
    }

    private void join(Doer w, Doer other) {
        w.after.join(other.after);
        w.fly.join(other.fly);
        w.node = oracle.node(w.node);
        oracle.edge(other.node, w.node);
    }

    /** Nobody gets a future that he cannot know. */
    private boolean get(Doer w, @Nullable Doer other) {
        if (other == null || !other.ended || !oracle.observed(other.posted, w.node)) {
            return false;
        }
        join(w, other);
        return true;
    }

    private boolean finish(Doer w) {
        w.finishes.push(new ArrayList<>());
        w.after.beginFinish();
        w.fly.beginFinish();
        return true;
    }

    private boolean unfinish(Doer w) {
        if (w.finishes.isEmpty()) {
            return false;
        }
        List<Doer> inside = w.finish();
        for (int i = inside.size() - 1; i >= 0; i--) {
            end(inside.get(i));
        }
        w.finishes.pop();
        w.after.endFinish();
        w.fly.endFinish();
        w.node = oracle.node(w.node);
        inside.forEach(each -> oracle.edge(each.node, w.node));
        return true;
    }

    private boolean isolated(Doer w) {
        if (isolated != null && isolated != w) {
            return false;
        }
        isolates = true;
        isolated = w;
        w.after.beginIsolated();
        w.fly.beginIsolated();
        if (w.isolation++ == 0) {
            w.node = oracle.node(w.node);
            if (lastIsolated >= 0) {
                oracle.edgeObserved(lastIsolated, w.node);
            }
        }
        return true;
    }

    private boolean unisolated(Doer w) {
        if (w.isolation == 0) {
            return false;
        }
        w.after.endIsolated();
        w.fly.endIsolated();
        if (--w.isolation == 0) {
            isolated = null;
            lastIsolated = w.node;
            w.node = oracle.node(w.node);
        }
        return true;
    }

    private boolean signal(Doer w, String name) {
        tokens.put(name, new Token(w.after.signal(), w.fly.signal(), w.node));
        w.node = oracle.node(w.node);
        return true;
    }

    private boolean heed(Doer w, @Nullable Token token) {
        if (token == null) {
            return false;
        }
        w.after.await(token.after);
        w.fly.await(token.fly);
        w.node = oracle.node(w.node);
        oracle.edge(token.node, w.node);
        return true;
    }

    private boolean end(Doer w) {
        if (w.ended) {
            return false;
        }
        while (unisolated(w) || unfinish(w)) {
            // Until nothing is open.
        }
        w.after.end();
        w.fly.end();
        w.ended = true;
        return true;
    }

    private boolean touch(Doer w, boolean writes, String where) {
        String[] bounds = where.split("-");
        int first = Integer.parseInt(bounds[0]);
        int end = Integer.parseInt(bounds[bounds.length - 1]) + 1;
        if (writes) {
            w.after.write(first, end);
            w.fly.write(first, end);
        } else {
            w.after.read(first, end);
            w.fly.read(first, end);
        }
        Step step = w.after.strand().step();
        for (int location = first; location < end; location++) {
            touches.add(new Touch(w.node, step, location, writes, w.isolation > 0));
            bystanders.touch(step, location, writes);
        }
        return true;
    }
}
