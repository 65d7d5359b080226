package dev.anyorder.agent.call;

import dev.anyorder.core.order.HappensBefore;
import dev.anyorder.core.order.Step;
import java.util.Arrays;

/**
 * The first steps that did something, of which none is before another in the logical order. From {@value #MOST} on it is taken that
 * everybody comes after one of them. Not thread-safe.
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

    /** Whether one of them is before the step, or the step itself. */
    boolean areBefore(Step step) {
        for (Step first : steps) {
            if (HappensBefore.logical(first, step)) {
                return true;
            }
        }
        return steps.length == MOST;
    }
}
