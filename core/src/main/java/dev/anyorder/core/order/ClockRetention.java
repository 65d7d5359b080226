package dev.anyorder.core.order;

/** How long a step can be asked about what was before it. What was <em>after</em> a step can be asked for ever. */
public enum ClockRetention {
    /** As long as it exists: any two steps can be compared, and each keeps what it knew. */
    EVERY_STEP,
    /**
     * Until it ends: for who compares the steps of the past with the current one only. A step that has ended is a few
     * words, however much its task knew. The last step of a task that has ended is said to be after everything.
     */
    CURRENT_STEP
}
