package dev.anyorder.core.velodrome;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The oracle: all pairs of happenings of a trace, the transactions that have to stay behind others because of them, and
 * whether one has to stay behind itself. Outside of blocks, each happening is a transaction of its own.
 */
final class WholeTrace {
    final List<Happening> happenings = new ArrayList<>();
    /** For each transaction those that have to stay behind it, directly. */
    private final List<BitSet> behind = new ArrayList<>();

    private final Map<Integer, Integer> own = new HashMap<>();
    private final Map<Integer, Integer> around = new HashMap<>();
    private final Set<Integer> open = new HashSet<>();
    private boolean isCyclic;

    private int transaction() {
        behind.add(new BitSet());
        return behind.size() - 1;
    }

    void begin(int task) {
        own.put(task, transaction());
        open.add(own.get(task));
    }

    void end(int task) {
        open.remove(own.remove(task));
    }

    /** The outermost block that is open, or a new transaction. */
    private int current(int task) {
        Integer outer = around.get(task);
        Integer inner = own.get(task);
        return outer != null && open.contains(outer) ? outer : inner != null ? inner : transaction();
    }

    boolean isInBlock(int transaction) {
        return open.contains(transaction);
    }

    Happening add(int task, String verb, int object) {
        Happening now = new Happening(happenings.size(), task, verb, object, current(task));
        for (Happening earlier : happenings) {
            if (isBefore(earlier, now) && earlier.transaction() != now.transaction()) {
                behind.get(earlier.transaction()).set(now.transaction());
            }
        }
        happenings.add(now);
        if (verb.equals("spawn") && isInBlock(now.transaction())) {
            around.put(object, now.transaction());
        }
        isCyclic |= reaches(now.transaction());
        return now;
    }

    /** Whether one has to stay behind the other, which comes later. */
    boolean isBefore(Happening earlier, Happening later) {
        boolean isGot = later.verb().equals("get") && lastPutBefore(later) == earlier.index();
        return earlier.index() < later.index() && (earlier.isBefore(later) || isGot);
    }

    private int lastPutBefore(Happening get) {
        for (int i = Math.min(get.index(), happenings.size()) - 1; i >= 0; i--) {
            Happening put = happenings.get(i);
            if (put.verb().equals("put") && put.object() == get.object()) {
                return i;
            }
        }
        return -1;
    }

    private boolean reaches(int start) {
        BitSet seen = new BitSet();
        List<Integer> todo = new ArrayList<>(List.of(start));
        while (!todo.isEmpty()) {
            int next = todo.remove(todo.size() - 1);
            for (int t = behind.get(next).nextSetBit(0);
                    t >= 0;
                    t = behind.get(next).nextSetBit(t + 1)) {
                if (t == start) {
                    return true;
                }
                if (!seen.get(t)) {
                    seen.set(t);
                    todo.add(t);
                }
            }
        }
        return false;
    }

    boolean isCyclic() {
        return isCyclic;
    }
}
