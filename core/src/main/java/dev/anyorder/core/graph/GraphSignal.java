package dev.anyorder.core.graph;

import dev.anyorder.core.order.ClockSnapshot;

/** What a task has told whoever awaits it: where it was, and in which region. */
public final class GraphSignal {
    final ClockSnapshot snapshot;
    final StepNode node;
    final GraphRegion region;

    GraphSignal(ClockSnapshot snapshot, StepNode node, GraphRegion region) {
        this.snapshot = snapshot;
        this.node = node;
        this.region = region;
    }
}
