package dev.anyorder.agent.task;

/** Kinds of task. Instrumented code passes the ordinal. */
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

    public static TaskKind of(int ordinal) {
        return ALL[ordinal];
    }

    /** For reports and JSON. */
    public String text() {
        return text;
    }
}
