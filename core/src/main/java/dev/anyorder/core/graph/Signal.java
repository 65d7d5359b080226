package dev.anyorder.core.graph;

import dev.anyorder.core.order.Stamp;

/** What a task has told whoever awaits it: where it was, and in which region. */
public final class Signal {
    final Stamp stamp;
    final Node node;
    final Region region;

    Signal(Stamp stamp, Node node, Region region) {
        this.stamp = stamp;
        this.node = node;
        this.region = region;
    }
}
