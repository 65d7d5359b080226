package dev.anyorder.agent.shadow;

/**
 * How much work there was.
 *
 * @param steps how many steps the tasks made
 * @param locations how many locations were touched otherwise than by a constructor, arrays not counted
 * @param remembered how often it was known already what a step makes of a past
 * @param questions how often the order of two steps was asked for
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
