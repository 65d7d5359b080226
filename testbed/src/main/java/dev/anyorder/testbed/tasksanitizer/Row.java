package dev.anyorder.testbed.tasksanitizer;

import java.util.List;

/**
 * A row of the published table.
 *
 * @param application the name in the table
 * @param program the program of ours
 * @param input the size of the input, or a dash
 * @param tasks how many tasks the published program had
 * @param known how many races it has
 * @param taskSanitizer how many TaskSanitizer reported
 * @param archer how many Archer reported
 */
record Row(
        String application, Class<?> program, String input, int tasks, int known, String taskSanitizer, String archer) {
    /** The whole table, in its order. */
    static final List<Row> TABLE = List.of(
            new Row("RacyBackgroundExample", RacyBackgroundExample.class, "-", 6, 1, "1", "0"),
            new Row("RacyBanking", RacyBanking.class, "-", 11, 3, "3", "2"),
            new Row("RacyFibonacci", RacyFibonacci.class, "5", 137, 8, "8", "11"),
            new Row("RacyMapReduce", RacyMapReduce.class, "-", 17, 4, "4", "1"),
            new Row("RacyPointerChasing", RacyPointerChasing.class, "14", 34, 1, "1", "0"),
            new Row("sectionslock1-orig-no", SectionsLock1No.class, "-", 2, 0, "0", "0"),
            new Row("taskdep1-orig-no", TaskDep1No.class, "-", 6, 0, "0", "0"),
            new Row("taskdep3-orig-no", TaskDep3No.class, "-", 8, 0, "0", "0"),
            new Row("taskdependmissing-orig-yes", TaskDependMissingYes.class, "-", 6, 1, "1", "0 or 1"));
}
