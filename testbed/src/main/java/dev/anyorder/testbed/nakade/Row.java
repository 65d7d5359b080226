package dev.anyorder.testbed.nakade;

import java.util.List;

/**
 * A program and what was published of it.
 *
 * @param name the name in the table, or the figure
 * @param program the program of ours
 * @param tasks how many tasks the published program had; 0 where that was not published
 * @param verdict what was published, or for figures what the text says
 * @param time the published time of the check by computation graphs, minutes and seconds
 * @param permissions that of the check by permission regions
 * @param precise that of the precise race detector; an asterisk for a wrong verdict
 */
record Row(String name, Class<?> program, int tasks, Verdict verdict, String time, String permissions, String precise) {
    /** What a program prints whose verdict depends on the schedule, if this was the one with the race. */
    static final String RACING_SCHEDULE = "the schedule with the race";

    enum Verdict {
        RACE("Race"),
        NO_RACE("No Race"),
        /** A race in one of two schedules. */
        BY_SCHEDULE("Race or not");

        final String text;

        Verdict(String text) {
            this.text = text;
        }
    }

    private static final String NONE = "N/A";

    /** Table 7.1, in its order. */
    static final List<Row> TABLE = List.of(
            of("Primitive Array No Race", PrimitiveArrayNoRace.class, 3, Verdict.NO_RACE, "00:00", "00:00", "00:00"),
            of("Primitive Array Race", PrimitiveArrayRace.class, 3, Verdict.RACE, "00:00", "00:00", "00:00"),
            of("Two Dim Arrays", TwoDimArrays.class, 11, Verdict.NO_RACE, "00:00", "00:00", "00:00*"),
            of("ForAll With Iterable", ForAllWithIterable.class, 2, Verdict.NO_RACE, "00:00", "00:00", NONE),
            of("Integer Counter Isolated", IntegerCounterIsolated.class, 10, Verdict.NO_RACE, "00:01", "05:53", NONE),
            of("Pipeline With Futures", PipelineWithFutures.class, 5, Verdict.NO_RACE, "00:00", "00:00", NONE),
            of("Substring Search", SubstringSearch.class, 59, Verdict.RACE, "00:03", "00:00", NONE),
            of("Binary Trees", BinaryTrees.class, 525, Verdict.NO_RACE, "00:25", "00:03", NONE),
            of("Prime Num Counter", PrimeNumCounter.class, 25, Verdict.NO_RACE, "00:01", "17:37", NONE),
            of("Prime Num Counter ForAll", PrimeNumCounterForAll.class, 25, Verdict.NO_RACE, "00:02", "00:01", NONE),
            of(
                    "Prime Num Counter ForAsync",
                    PrimeNumCounterForAsync.class,
                    11,
                    Verdict.NO_RACE,
                    "00:01",
                    "15:44",
                    NONE),
            of("Reciprocal Array Sum", ReciprocalArraySum.class, 2, Verdict.RACE, "00:08", "00:06", NONE),
            of("Add", Add.class, 3, Verdict.NO_RACE, "00:01", "00:33", "00:03*"),
            of("Scalar Multiply", ScalarMultiply.class, 3, Verdict.NO_RACE, "00:01", "00:30", "00:01*"),
            of("Vector Add", VectorAdd.class, 3, Verdict.NO_RACE, "00:00", "00:00", "00:19"),
            of("Clumped Access", ClumpedAccess.class, 3, Verdict.NO_RACE, "00:03", "00:00", NONE));

    /** The figures. */
    static final List<Row> FIGURES = List.of(
            of("Figures 2.1 and 3.2", Figure32.class, 0, Verdict.RACE, "", "", ""),
            of("Figure 3.6", Figure36.class, 0, Verdict.BY_SCHEDULE, "", "", ""),
            of("Figure 4.1", Figure41.class, 0, Verdict.RACE, "", "", ""),
            of("Figure 5.2", Figure52.class, 0, Verdict.RACE, "", "", ""),
            of("Figure 6.2", Figure62.class, 0, Verdict.BY_SCHEDULE, "", "", ""),
            of("Figure 7.1", Figure71.class, 0, Verdict.RACE, "", "", ""));

    private static Row of(
            String name,
            Class<?> program,
            int tasks,
            Verdict verdict,
            String time,
            String permissions,
            String precise) {
        return new Row(name, program, tasks, verdict, time, permissions, precise);
    }

    /** Whether a run said what is true of its schedule. */
    boolean isRight(Checked run) {
        return switch (verdict) {
            case RACE -> run.race();
            case NO_RACE -> !run.race();
            case BY_SCHEDULE -> run.race() == run.output().contains(RACING_SCHEDULE);
        };
    }
}
