package dev.anyorder.core.analysis;

import dev.anyorder.core.finding.Evidence;
import java.util.HashSet;
import java.util.Set;

/** The oracle's idea of who informed whom under locks, from all touches of a program. */
final class Informants {
    private final World world;
    /** Locations of which somebody may have been forgotten: those with a data race or atomic touches. */
    private final Set<String> raced = new HashSet<>();
    /** Whether somebody may have been informed that the graph does not have. */
    private boolean blurred;

    Informants(World world) {
        this.world = world;
    }

    /** Adds to the graph who surely informs the touch. */
    void inform(Touch touch, boolean forgetful) {
        for (Touch u : world.touches) {
            boolean unordered = u.location().equals(touch.location()) && !world.graph.logical(u.node(), touch.node());
            if (forgetful || touch.access().atomic || unordered && Rule.RACE.conflict(u.access(), touch.access())) {
                raced.add(touch.location());
            }
        }
        Worker worker = touch.worker();
        int node = -1;
        for (Touch u : world.touches) {
            boolean apart = u.worker() != worker && u.location().equals(touch.location()) && u.lockedApart(touch);
            if (apart && (isSeen(u, touch) || saw(u, touch)) && raced.contains(touch.location())) {
                blurred = true;
            } else if (apart && (isSeen(u, touch) || saw(u, touch))) {
                node = node < 0 ? world.graph.node(worker.node) : node;
                world.graph.edgeInformed(u.worker().lastNodes.get(u.access().step), node);
            }
        }
        worker.node = node < 0 ? worker.node : node;
    }

    /** Whether what the touch finds in the location is, in part, the earlier one's work. */
    private boolean isSeen(Touch earlier, Touch touch) {
        if (!touch.access().op.looks() || !earlier.access().op.writes()) {
            return false;
        }
        for (int i = earlier.access().site + 1; i < touch.access().site; i++) {
            if (isPlainWrite(world.touches.get(i), touch)) {
                return false;
            }
        }
        return true;
    }

    private static boolean isPlainWrite(Touch u, Touch touch) {
        AccessOp op = u.access().op;
        return u.location().equals(touch.location()) && op.writes() && !op.commutes();
    }

    /** Whether the earlier one looked, past its own step, at what the touch changes. */
    private boolean saw(Touch earlier, Touch touch) {
        if (!touch.access().op.writes() || !earlier.access().op.looks()) {
            return false;
        }
        for (int i = 0; i < earlier.access().site; i++) {
            Touch u = world.touches.get(i);
            if (u.isSameStep(earlier) && isPlainWrite(u, touch)) {
                return false;
            }
        }
        return true;
    }

    /** Whether the evidence is right; conditional may also be said where a write stands for looks that it covers. */
    void judge(Found found) {
        Evidence right = evidence(found.earlier(), found.later());
        boolean isRight = found.evidence() == right
                || found.evidence() == Evidence.CONDITIONAL
                        && right == Evidence.PREDICTED
                        && (blurred || hasBlindWrites());
        if (!isRight) {
            throw new AssertionError("not " + right.text() + ": " + found);
        }
    }

    private boolean hasBlindWrites() {
        return world.touches.stream().anyMatch(touch -> touch.access().op == AccessOp.WRITE);
    }

    private Evidence evidence(Touch u, Touch v) {
        if (!world.graph.observed(u.node(), v.node())) {
            return Evidence.OBSERVED;
        }
        boolean apart = u.lockedApart(v) || u.access().atomic && v.access().atomic;
        int at = apart ? v.worker().firstNode : v.node();
        return world.graph.informed(u.node(), at) ? Evidence.CONDITIONAL : Evidence.PREDICTED;
    }
}
