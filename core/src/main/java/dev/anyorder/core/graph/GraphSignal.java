package dev.anyorder.core.graph;

import dev.anyorder.core.order.ClockSnapshot;

/** A clock snapshot with its node and region. */
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
