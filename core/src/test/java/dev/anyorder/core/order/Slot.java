package dev.anyorder.core.order;

import java.util.ArrayList;
import java.util.List;

/** A stamp in the engine, and the nodes that it stands for in the oracle. */
final class Slot {
    Stamp stamp;
    final List<Integer> nodes = new ArrayList<>();
}
