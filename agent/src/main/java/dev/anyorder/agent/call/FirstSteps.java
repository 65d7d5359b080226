package dev.anyorder.agent.call;

import dev.anyorder.core.order.HappensBefore;
import dev.anyorder.core.order.Step;
import java.util.Arrays;

/**
 * The first steps with some effect, logically unordered. From {@value #MOST} on, every step counts as ordered, which
 * misses conflicts. Not thread-safe.
 */
final class FirstSteps {
    private static final int MOST = 8;

    private Step[] steps = {};

    void add(Step step) {
        if (!areBefore(step)) {
            steps = Arrays.copyOf(steps, steps.length + 1);
            steps[steps.length - 1] = step;
        }
    }

    /** Reflexive. */
    boolean areBefore(Step step) {
        for (Step first : steps) {
            if (HappensBefore.logical(first, step)) {
                return true;
            }
        }
        return steps.length == MOST;
    }
}
