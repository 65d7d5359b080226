package dev.anyorder.agent.task;

import org.jspecify.annotations.Nullable;

/**
 * What the task library tells of: a constant for each method of its class {@code Moments}, where their meaning stands.
 * Rewritten code of that class passes the ordinal.
 */
public enum Moment {
    TASK_CREATED("taskCreated"),
    TASK_BEGINS("taskBegins"),
    TASK_ENDS("taskEnds"),
    TASK_JOINED("taskJoined"),
    TASK_CANCELLED("taskCancelled"),
    TASK_FORGOTTEN("taskForgotten"),
    CHILDREN_JOINED("childrenJoined"),
    FINISH_BEGINS("finishBegins"),
    FINISH_OVER("finishOver"),
    DEPENDENCY("dependency"),
    ISOLATED_ENTERED("isolatedEntered"),
    ISOLATED_LEFT("isolatedLeft"),
    MUTEX_TAKEN("mutexTaken"),
    /** Seen where the program calls it: the catalogue has a row. */
    REGION_READ("regionRead"),
    /** The same. */
    REGION_WRITTEN("regionWritten"),
    SIGNALLED("signalled"),
    LEFT("left"),
    WAITED("waited");

    /** The class that tells, by its internal name. */
    public static final String TELLER = "dev/anyorder/api/Moments";

    private static final Moment[] ALL = values();

    private final String method;

    Moment(String method) {
        this.method = method;
    }

    static Moment of(int ordinal) {
        return ALL[ordinal];
    }

    /** The moment that a method tells of; null if nobody is to be told. */
    public static @Nullable Moment ofMethod(String method) {
        for (Moment moment : ALL) {
            if (moment.method.equals(method)) {
                return moment == REGION_READ || moment == REGION_WRITTEN ? null : moment;
            }
        }
        return null;
    }

    /** The name of the method that tells of it. */
    public String method() {
        return method;
    }
}
