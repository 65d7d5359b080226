package dev.anyorder.testbed.bench;

import java.util.Locale;

/** What kind of program a kernel is. Means are taken over each group, without the racy one. */
public enum KernelGroup {
    /** Plain threads, with barriers and locks. */
    THREADS,
    /** Fork/join tasks and parallel streams. */
    TASKS,
    /** Plain threads with a race on purpose: the results of two runs need not agree. */
    RACY,
    /** Those programs of Table 1 of seed 000 that are not among the tasks; {@code all} leaves them out. */
    ATOMICITY,
    /** Workers that take jobs from a queue; {@code all} leaves them out. */
    QUEUES,
    /** Those of {@link GrowthMain}; {@code all} leaves them out. */
    GROWTH;

    /** Whether {@code all} means this group, too. */
    public boolean isUsual() {
        return this == THREADS || this == TASKS || this == RACY;
    }

    /** The name in options and reports. */
    public String label() {
        return name().toLowerCase(Locale.ROOT);
    }
}
