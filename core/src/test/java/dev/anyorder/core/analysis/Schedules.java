package dev.anyorder.core.analysis;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.function.Consumer;

/**
 * The oracle: all interleavings of a {@link Script}, and which accesses come between which in one of them. How far each task
 * has come is a state; every state that can be reached is visited, with every move that is possible in it, so every
 * interleaving is, without walking through each of them. Knows nothing of orders, lock sets or histories.
 */
final class Schedules {
    /** Three accesses by number, of which the second comes between in some interleaving, and is in conflict with both. */
    record Triple(int first, int split, int second) {}

    private record Place(int task, int at) {}

    private static final int BITS = 6;
    private static final long ENDS = 1L << 63;

    final Moves moves;
    final Set<Triple> triples = new HashSet<>();
    private final int n;
    /** For each state the accesses that may follow; and whether all tasks may end. */
    private final Map<Long, Long> futures = new HashMap<>();

    private final Map<Place, Integer> numbers = new HashMap<>();

    Schedules(Script script) {
        moves = new Moves(script);
        n = moves.names.size();
        for (int t = 0; t < n; t++) {
            for (int i = 0; i < moves.tasks[t].length; i++) {
                if (moves.tasks[t][i].kind() == Move.Kind.ACCESS) {
                    numbers.put(new Place(t, i), numbers.size());
                }
            }
        }
        future(0);
    }

    boolean canEnd() {
        return (future(0) & ENDS) != 0;
    }

    int states() {
        return futures.size();
    }

    private int at(long state, int t) {
        return (int) (state >>> t * BITS) & (1 << BITS) - 1;
    }

    private long future(long state) {
        Long known = futures.get(state);
        if (known != null) {
            return known;
        }
        long mask = 0;
        boolean isEnd = true;
        for (int t = 0; t < n; t++) {
            int at = at(state, t);
            boolean isSpawned = isSpawned(state, t);
            isEnd &= !isSpawned || at == moves.tasks[t].length;
            long next = isSpawned ? after(state, t) : state;
            if (next != state) {
                long follows = future(next);
                mask |= follows;
                if (moves.tasks[t][at].kind() == Move.Kind.ACCESS) {
                    mask |= 1L << numbers.get(new Place(t, at));
                    between(state, t, follows);
                }
            }
        }
        long result = isEnd ? mask | ENDS : mask;
        futures.put(state, result);
        return result;
    }

    private boolean isSpawned(long state, int t) {
        return t == 0 || moves.parent[t] >= 0 && at(state, moves.parent[t]) > moves.spawn[t];
    }

    /** The state after the next move of a task; the same one if it cannot move. */
    private long after(long state, int t) {
        int at = at(state, t);
        if (at == moves.tasks[t].length) {
            return state;
        }
        Move move = moves.tasks[t][at];
        long next = state + (1L << t * BITS);
        boolean can = switch (move.kind()) {
            case JOIN ->
                move.object() >= 0
                        && isSpawned(state, move.object())
                        && at(state, move.object()) == moves.tasks[move.object()].length;
            case GET -> move.object() >= 0 && at(state, move.object()) > move.index();
            case ACQUIRE -> isFree(state, t, move.object(), true);
            case SHARE -> isFree(state, t, move.object(), false);
            default -> true;
        };
        return move.kind() == Move.Kind.BARRIER ? together(state, move) : can ? next : state;
    }

    private boolean isFree(long state, int by, int lock, boolean exclusively) {
        for (int t = 0; t < n; t++) {
            int at = at(state, t);
            int taken = moves.held[t][at] | (exclusively ? moves.shared[t][at] : 0);
            if (t != by && (taken & lock) != 0) {
                return false;
            }
        }
        return true;
    }

    private long together(long state, Move barrier) {
        long next = state;
        for (int t = 0; t < n; t++) {
            if ((barrier.object() >>> t & 1) != 0) {
                int at = at(state, t);
                boolean isThere = isSpawned(state, t)
                        && at < moves.tasks[t].length
                        && moves.tasks[t][at].kind() == Move.Kind.BARRIER
                        && moves.tasks[t][at].object() == barrier.object();
                if (!isThere) {
                    return state;
                }
                next += 1L << t * BITS;
            }
        }
        return next;
    }

    /** A task makes an access: between which accesses of others it comes, if the second of them may follow. */
    private void between(long state, int t, long follows) {
        Move split = moves.tasks[t][at(state, t)];
        for (int u = 0; u < n; u++) {
            int at = at(state, u);
            for (int i = 0; u != t && i < at; i++) {
                Move first = moves.tasks[u][i];
                boolean mayBeSplit = first.block() >= 0 && first.isInConflict(split);
                for (int k = at; mayBeSplit && k < moves.tasks[u].length; k++) {
                    Move second = moves.tasks[u][k];
                    if (second.block() == first.block()
                            && second.isInConflict(split)
                            && !moves.isInside(t, split.block(), first.block())
                            && (follows >>> numbers.get(new Place(u, k)) & 1) != 0) {
                        triples.add(new Triple(first.access(), split.access(), second.access()));
                    }
                }
            }
        }
    }

    /** What happens in a random interleaving in which all tasks end; both moves of an update happen at once. */
    List<int[]> schedule(SplittableRandom random) {
        List<int[]> schedule = new ArrayList<>();
        long state = 0;
        for (; ; ) {
            List<Integer> able = new ArrayList<>();
            for (int t = 0; t < n; t++) {
                long next = isSpawned(state, t) ? whole(state, t) : state;
                if (next != state && (future(next) & ENDS) != 0) {
                    able.add(t);
                }
            }
            if (able.isEmpty()) {
                return schedule;
            }
            int t = able.get(random.nextInt(able.size()));
            schedule.add(new int[] {t, at(state, t)});
            state = whole(state, t);
        }
    }

    /** Every interleaving, one by one; an update is still two moves. */
    void each(Consumer<List<int[]>> reader) {
        each(0, new ArrayList<>(), reader);
    }

    private void each(long state, List<int[]> done, Consumer<List<int[]>> reader) {
        boolean isStuck = true;
        for (int t = 0; t < n; t++) {
            long next = isSpawned(state, t) ? after(state, t) : state;
            if (next != state) {
                isStuck = false;
                done.add(new int[] {t, at(state, t)});
                each(next, done, reader);
                done.remove(done.size() - 1);
            }
        }
        if (isStuck) {
            reader.accept(done);
        }
    }

    private long whole(long state, int t) {
        long next = after(state, t);
        int at = at(state, t);
        Event[] events = moves.events[t];
        boolean isHalf = next != state && at + 1 < events.length && events[at] == events[at + 1];
        return isHalf ? after(next, t) : next;
    }
}
