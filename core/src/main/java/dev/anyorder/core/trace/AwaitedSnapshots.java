package dev.anyorder.core.trace;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/** Finds the snapshots awaited in logical order, directly or merged. */
public final class AwaitedSnapshots extends TraceVisitor {
    private final Map<Long, long[]> parts = new HashMap<>();
    private final Set<Long> all = new HashSet<>();
    private int lastTask;

    public static Set<Long> of(TraceFile file, TraceDefinitions definitions) {
        AwaitedSnapshots awaitedSnapshots = new AwaitedSnapshots();
        TraceReplay.of(file, definitions, awaitedSnapshots);
        return awaitedSnapshots.all;
    }

    @Override
    public void spawned(int parent, TracedTask child, boolean isApart) {
        lastTask = Math.max(lastTask, child.id());
    }

    @Override
    public void merged(long stamp, long one, long other) {
        parts.put(stamp, new long[] {one, other});
    }

    @Override
    public void awaited(int task, long stamp) {
        java.util.ArrayDeque<Long> open = new java.util.ArrayDeque<>();
        open.add(stamp);
        for (Long next = open.poll(); next != null; next = open.poll()) {
            long[] both = all.add(next) ? parts.get(next) : null;
            if (both != null) {
                open.add(both[0]);
                open.add(both[1]);
            }
        }
    }

    Set<Long> all() {
        return all;
    }

    int lastTask() {
        return lastTask;
    }
}
