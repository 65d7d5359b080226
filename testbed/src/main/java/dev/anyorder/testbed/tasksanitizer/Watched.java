package dev.anyorder.testbed.tasksanitizer;

import dev.anyorder.core.finding.FindingKind;
import dev.anyorder.core.finding.RunResult;
import dev.anyorder.report.JsonReader;
import dev.anyorder.report.ReportException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;

/**
 * What was found in one run of a program, in a JVM of its own, under {@code race,determinacy}.
 *
 * @param tasks how many tasks there were
 * @param dataRaces how many data races were found
 * @param determinacyRaces how many determinacy races that are no data races
 */
record Watched(long tasks, long dataRaces, long determinacyRaces) {
    private static final long SECONDS = 120;

    long races() {
        return dataRaces + determinacyRaces;
    }

    /** Runs a program, with the given number of processors; what it leaves behind goes into a folder that is empty. */
    static Watched run(Class<?> program, Path jar, Path classes, int processors, Path folder)
            throws IOException, InterruptedException {
        Path options = folder.resolve("options");
        Path report = folder.resolve("report");
        Files.writeString(options, "analyses=race,determinacy\npairs=all\nout=" + report + "\n");
        Process process = new ProcessBuilder(List.of(
                        ProcessHandle.current().info().command().orElse("java"),
                        "-XX:ActiveProcessorCount=" + processors,
                        "-XX:TieredStopAtLevel=1",
                        "-javaagent:" + jar + "=@" + options,
                        "-cp",
                        classes.toString(),
                        program.getName()))
                .redirectOutput(folder.resolve("stdout").toFile())
                .redirectError(folder.resolve("stderr").toFile())
                .start();
        if (!process.waitFor(SECONDS, TimeUnit.SECONDS)) {
            process.destroyForcibly().waitFor();
        }
        if (process.exitValue() != 0) {
            throw new IOException(program.getSimpleName() + " ended with status " + process.exitValue() + ":\n"
                    + Files.readString(folder.resolve("stderr")));
        }
        try {
            return of(JsonReader.read(report.resolve("findings.json")));
        } catch (ReportException e) {
            throw new IOException(e);
        }
    }

    private static Watched of(RunResult result) {
        long dataRaces = count(result, FindingKind.DATA_RACE);
        return new Watched(result.run().tasks(), dataRaces, result.findings().size() - dataRaces);
    }

    private static long count(RunResult result, FindingKind kind) {
        return result.findings().stream().filter(each -> each.kind() == kind).count();
    }
}
