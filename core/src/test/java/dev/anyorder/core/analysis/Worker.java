package dev.anyorder.core.analysis;

import dev.anyorder.core.order.Step;
import dev.anyorder.core.order.TaskState;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** A task of a test program, with its end in the engine and its end in the oracle. */
final class Worker {
    final TaskState state;
    int node;
    boolean ended;
    /** How many blocks it is in. */
    int blocks;
    /** Its locks, and whether it shares them. */
    final Map<String, Boolean> held = new HashMap<>();

    /** The last step in which it touched something, and the node at which that step had its first touch. */
    @Nullable
    Step step;

    int firstNode;
    /** The last node of each step in which it touched something. */
    final Map<Step, Integer> lastNodes = new HashMap<>();

    Worker(TaskState state, int node) {
        this.state = state;
        this.node = node;
    }
}
