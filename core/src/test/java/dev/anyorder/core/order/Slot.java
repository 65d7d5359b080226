package dev.anyorder.core.order;

import java.util.ArrayList;
import java.util.List;

/** A stamp in the engine, and the nodes that it stands for in the oracle. */
final class Slot {
    ClockSnapshot snapshot;
    /** The step that came last, if it was looked at, and its node. */
    Step step;

    int node;
    final List<Integer> nodes = new ArrayList<>();
}
