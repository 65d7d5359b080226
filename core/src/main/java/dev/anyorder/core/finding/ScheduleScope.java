package dev.anyorder.core.finding;

import java.util.Locale;

/** The schedules that an analysis judges. */
public enum ScheduleScope {
    /** All schedules of the same input. */
    ALL,
    OBSERVED;

    public String text() {
        return name().toLowerCase(Locale.ROOT);
    }
}
