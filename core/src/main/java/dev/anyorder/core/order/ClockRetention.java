package dev.anyorder.core.order;

/** How long a step keeps its clocks. As the <em>earlier</em> step of a comparison it needs none. */
public enum ClockRetention {
    /** As long as the step is reachable: any two steps can be compared. */
    EVERY_STEP,
    /**
     * Until the step ends: only the current step can be the later one. Ended steps are small. The last step of an ended
     * task counts as after everything.
     */
    CURRENT_STEP
}
