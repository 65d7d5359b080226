package dev.anyorder.agent.task;

import dev.anyorder.core.order.ClockSnapshot;
import java.util.Map;
import java.util.NavigableMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * What the members of a phaser of the task library tell each other. A member that is far ahead tells nothing to those who
 * wait for an earlier phase; but a wait that is more than {@value #KEPT} phases behind may be told too much.
 */
final class PhaserSignals {
    private static final int KEPT = 64;

    /** What those knew who arrived at the end of a phase. Guarded by this. */
    private final NavigableMap<Integer, ClockSnapshot> arrived = new TreeMap<>();

    /** What those knew who left before they arrived at the end of a phase. Guarded by this. */
    private final NavigableMap<Integer, ClockSnapshot> left = new TreeMap<>();

    synchronized void arrived(int phase, ClockSnapshot snapshot) {
        arrived.merge(phase, snapshot, ClockSnapshot::merge);
        if (arrived.size() > KEPT) {
            forgetOldest();
        }
    }

    /** Whoever still waits for the oldest phase is told what the next one was told. */
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

    /** What somebody knows who has waited for the end of a phase. */
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
