package dev.anyorder.agent.task;

/** The sorts of task. Instrumented code of the JDK passes the ordinal. */
public enum TaskKind {
    MAIN("main"),
    THREAD("thread"),
    VIRTUAL_THREAD("virtual thread"),
    JOB("job"),
    FORK("fork"),
    TIMER("timer task"),
    STAGE("stage"),
    TASK("task");

    private static final TaskKind[] ALL = values();

    private final String text;

    TaskKind(String text) {
        this.text = text;
    }

    /** The one of that number. */
    public static TaskKind of(int ordinal) {
        return ALL[ordinal];
    }

    /** The name used in reports and JSON. */
    public String text() {
        return text;
    }
}
