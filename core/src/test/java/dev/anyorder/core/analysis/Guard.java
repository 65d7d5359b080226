package dev.anyorder.core.analysis;

import dev.anyorder.core.order.ClockSnapshot;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A lock of a test program. */
final class Guard {
    int sharers;
    boolean taken;

    @Nullable
    ClockSnapshot exclusive;

    int exclusiveNode;

    @Nullable
    ClockSnapshot shared;

    final List<Integer> sharedNodes = new ArrayList<>();
}
