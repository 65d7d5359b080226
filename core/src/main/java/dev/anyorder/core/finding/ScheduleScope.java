package dev.anyorder.core.finding;

import java.util.Locale;

/** Which schedules an analysis judges. */
public enum ScheduleScope {
    /** All schedules of the same input. */
    ALL,
    /** Only the schedule that was observed. */
    OBSERVED;

    /** The name used in JSON. */
    public String text() {
        return name().toLowerCase(Locale.ROOT);
    }
}
