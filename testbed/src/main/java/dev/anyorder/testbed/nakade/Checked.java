package dev.anyorder.testbed.nakade;

import dev.anyorder.core.finding.FindingKind;
import dev.anyorder.core.finding.RunResult;
import dev.anyorder.report.JsonReader;
import dev.anyorder.report.ReportException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/**
 * What came of one run of a program.
 *
 * @param race whether a data race was found
 * @param tasks how many tasks there were
 * @param inside seconds from the begin to the end of its main method, checking included
 * @param whole seconds from the start of the JVM to its end, with the report
 * @param output what it printed
 */
record Checked(boolean race, long tasks, double inside, double whole, String output) {
    /** Reads what a run has left behind. */
    static Checked of(double whole, String output, Path findings) throws IOException {
        try {
            RunResult result = JsonReader.read(findings);
            boolean race = result.findings().stream().anyMatch(each -> each.kind() == FindingKind.DATA_RACE);
            return new Checked(race, result.run().tasks(), inside(output), whole, output);
        } catch (ReportException e) {
            throw new IOException(e);
        }
    }

    /** The same for a graph that was checked without the agent; it printed the locations that race. */
    static Checked ofGraph(double whole, String output) {
        return new Checked(!output.startsWith("{}"), 0, inside(output), whole, output);
    }

    private static double inside(String output) {
        int at = output.lastIndexOf(ProgramMain.TOOK) + ProgramMain.TOOK.length();
        return Long.parseLong(output.substring(at).strip()) / 1e9;
    }

    Map<String, Object> json() {
        return Map.of("race", race, "tasks", tasks, "seconds", inside, "seconds with start and report", whole);
    }

    /** Whether all runs found a race, none, or some. */
    static String verdict(List<Checked> runs) {
        long races = runs.stream().filter(Checked::race).count();
        return races == 0 ? "No Race" : races == runs.size() ? "Race" : races + " of " + runs.size();
    }

    static String read(Path file) throws IOException {
        return Files.readString(file);
    }
}
