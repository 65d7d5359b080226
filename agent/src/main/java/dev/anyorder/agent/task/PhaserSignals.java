package dev.anyorder.agent.task;

import dev.anyorder.core.order.ClockSnapshot;
import java.util.Map;
import java.util.NavigableMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * Clock snapshots of a phaser of the task library. Later phases order nothing before waits for earlier ones. A wait
 * over {@value #KEPT} phases behind may get too many edges.
 */
final class PhaserSignals {
    private static final int KEPT = 64;

    /** By phase, merged. Guarded by this. */
    private final NavigableMap<Integer, ClockSnapshot> arrived = new TreeMap<>();

    /** Of members that left, by phase. Guarded by this. */
    private final NavigableMap<Integer, ClockSnapshot> left = new TreeMap<>();

    synchronized void arrived(int phase, ClockSnapshot snapshot) {
        arrived.merge(phase, snapshot, ClockSnapshot::merge);
        if (arrived.size() > KEPT) {
            forgetOldest();
        }
    }

    private void forgetOldest() {
        Map.Entry<Integer, ClockSnapshot> oldest = arrived.pollFirstEntry();
        if (oldest != null) {
            arrived.merge(arrived.firstKey(), oldest.getValue(), ClockSnapshot::merge);
        }
    }

    synchronized void left(int phase, ClockSnapshot snapshot) {
        left.merge(phase, snapshot, ClockSnapshot::merge);
        if (left.size() > KEPT) {
            Map.Entry<Integer, ClockSnapshot> oldest = left.pollFirstEntry();
            Map.Entry<Integer, ClockSnapshot> next = left.pollFirstEntry();
            if (oldest != null && next != null) {
                left.put(oldest.getKey(), ClockSnapshot.merge(oldest.getValue(), next.getValue()));
            }
        }
    }

    synchronized @Nullable ClockSnapshot waited(int phase) {
        ClockSnapshot known = arrived.get(phase);
        if (known == null && arrived.size() == KEPT && arrived.firstKey() > phase) {
            known = arrived.firstEntry().getValue();
        }
        for (ClockSnapshot gone : left.headMap(phase, true).values()) {
            known = known == null ? gone : ClockSnapshot.merge(known, gone);
        }
        return known;
    }
}
