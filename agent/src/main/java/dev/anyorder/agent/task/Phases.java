package dev.anyorder.agent.task;

import dev.anyorder.core.order.Stamp;
import java.util.Map;
import java.util.NavigableMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * What the members of a phaser of the task library tell each other. A member that is far ahead tells nothing to those who
 * wait for an earlier phase; but a wait that is more than {@value #KEPT} phases behind may be told too much.
 */
final class Phases {
    private static final int KEPT = 64;

    /** What those knew who arrived at the end of a phase. Guarded by this. */
    private final NavigableMap<Integer, Stamp> arrived = new TreeMap<>();

    /** What those knew who left before they arrived at the end of a phase. Guarded by this. */
    private final NavigableMap<Integer, Stamp> left = new TreeMap<>();

    synchronized void arrived(int phase, Stamp stamp) {
        arrived.merge(phase, stamp, Stamp::merge);
        if (arrived.size() > KEPT) {
            forgetOldest();
        }
    }

    /** Whoever still waits for the oldest phase is told what the next one was told. */
    private void forgetOldest() {
        Map.Entry<Integer, Stamp> oldest = arrived.pollFirstEntry();
        if (oldest != null) {
            arrived.merge(arrived.firstKey(), oldest.getValue(), Stamp::merge);
        }
    }

    synchronized void left(int phase, Stamp stamp) {
        left.merge(phase, stamp, Stamp::merge);
        if (left.size() > KEPT) {
            Map.Entry<Integer, Stamp> oldest = left.pollFirstEntry();
            Map.Entry<Integer, Stamp> next = left.pollFirstEntry();
            if (oldest != null && next != null) {
                left.put(oldest.getKey(), Stamp.merge(oldest.getValue(), next.getValue()));
            }
        }
    }

    /** What somebody knows who has waited for the end of a phase. */
    synchronized @Nullable Stamp waited(int phase) {
        Stamp known = arrived.get(phase);
        if (known == null && arrived.size() == KEPT && arrived.firstKey() > phase) {
            known = arrived.firstEntry().getValue();
        }
        for (Stamp gone : left.headMap(phase, true).values()) {
            known = known == null ? gone : Stamp.merge(known, gone);
        }
        return known;
    }
}
