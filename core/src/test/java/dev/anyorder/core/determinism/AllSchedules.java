package dev.anyorder.core.determinism;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * An oracle: visits every state that some schedule of the tasks reaches, and takes down the pairs of operations in conflict that
 * can be next at the same time. Knows nothing of orders. Tasks do the same in every schedule.
 */
final class AllSchedules {
    /** Two happenings that may be next at the same time. */
    record Pair(Happening earlier, Happening later) {}

    final Set<Pair> pairs = new HashSet<>();
    private final List<List<Happening>> tasks = new ArrayList<>();
    private final int[] place;
    private final Set<Long> seen = new HashSet<>();

    AllSchedules(List<Happening> happenings, int players) {
        place = new int[happenings.size()];
        for (int t = 0; t < players; t++) {
            tasks.add(new ArrayList<>());
        }
        for (Happening each : happenings) {
            place[each.index()] = tasks.get(each.task()).size();
            tasks.get(each.task()).add(each);
        }
        visit(new int[players]);
    }

    private void visit(int[] state) {
        long key = 0;
        for (int at : state) {
            key = key << 5 | at;
        }
        if (!seen.add(key)) {
            return;
        }
        List<Happening> able = new ArrayList<>();
        for (int t = 0; t < state.length; t++) {
            if (state[t] < tasks.get(t).size() && canDo(tasks.get(t).get(state[t]), state)) {
                able.add(tasks.get(t).get(state[t]));
            }
        }
        for (Happening a : able) {
            for (Happening b : able) {
                if (a.index() < b.index() && a.common(b) >= 0 && a.conflicts(b)) {
                    pairs.add(new Pair(a, b));
                }
            }
            state[a.task()]++;
            visit(state);
            state[a.task()]--;
        }
    }

    private boolean canDo(Happening next, int[] state) {
        return isSpawned(next.task(), state)
                && (next.isJoin()
                        ? next.awaited().stream()
                                .allMatch(t -> state[t] == tasks.get(t).size() && isSpawned(t, state))
                        : next.awaited().stream().allMatch(i -> isDone(i, state)))
                && (!next.isAcquire() || isFree(next, state));
    }

    private boolean isDone(int index, int[] state) {
        for (int t = 0; t < state.length; t++) {
            for (int i = 0; i < state[t]; i++) {
                if (tasks.get(t).get(i).index() == index) {
                    return place[index] == i;
                }
            }
        }
        return false;
    }

    /** Those that nobody spawns are there from the beginning. */
    private boolean isSpawned(int task, int[] state) {
        for (int t = 0; t < state.length; t++) {
            for (int i = state[t]; i < tasks.get(t).size(); i++) {
                Happening later = tasks.get(t).get(i);
                if (later.verb().equals("spawn") && later.object() == task) {
                    return false;
                }
            }
        }
        return true;
    }

    private boolean isFree(Happening acquire, int[] state) {
        for (int t = 0; t < state.length; t++) {
            Happening last = null;
            for (int i = 0; i < state[t]; i++) {
                Happening each = tasks.get(t).get(i);
                boolean isTaking = each.isAcquire()
                        || each.verb().endsWith("release")
                        || each.verb().equals("unshare");
                last = isTaking && each.object() == acquire.object() ? each : last;
            }
            if (last != null && last.isAcquire() && last.conflicts(acquire)) {
                return false;
            }
        }
        return true;
    }
}
