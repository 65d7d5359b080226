package dev.anyorder.agent.shadow;

/**
 * Work statistics.
 *
 * @param locations without those that only constructors accessed
 * @param remembered cache hits
 * @param questions happens-before queries
 */
public record WorkCounters(long steps, long locations, long remembered, long questions) {
    public static final WorkCounters NONE = new WorkCounters(0, 0, 0, 0);

    public WorkCounters plus(WorkCounters other) {
        return new WorkCounters(
                steps + other.steps,
                locations + other.locations,
                remembered + other.remembered,
                questions + other.questions);
    }
}
