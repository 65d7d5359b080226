package dev.anyorder.cli;

import dev.anyorder.cli.run.ExitStatus;
import dev.anyorder.core.finding.RunResult;
import dev.anyorder.core.finding.Severity;
import dev.anyorder.core.options.OptionTable;
import dev.anyorder.core.options.OptionValues;
import dev.anyorder.report.JsonReader;
import dev.anyorder.report.ReportException;
import dev.anyorder.report.ReportFolder;
import dev.anyorder.report.ReportFormat;
import dev.anyorder.report.TextReport;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Shows the agent's results and derives the exit status. */
final class RunResults {
    private RunResults() {}

    static int show(int program, Path folder, OptionValues values, @Nullable Path source) {
        RunResult result = read(folder, program);
        if (result != null) {
            if (values.list(OptionTable.REPORT).contains(ReportFormat.TEXT.text())) {
                print(result, values, source);
            }
            Terminal.say("Results: " + folder);
        }
        Severity failOn = Severity.valueOf(values.text(OptionTable.FAIL_ON).toUpperCase(Locale.ROOT));
        return ExitStatus.status(program, result, failOn);
    }

    private static @Nullable RunResult read(Path folder, int program) {
        Path file = folder.resolve(ReportFormat.JSON.file());
        if (!Files.exists(file)) {
            if (ReportFolder.isRefused(folder)) {
                return null;
            }
            Terminal.say("No report: the program exited with status " + program
                    + " before AnyOrder could write one (killed, Runtime.halt, or not started).");
            return null;
        }
        try {
            return JsonReader.read(file);
        } catch (ReportException e) {
            Terminal.say(String.valueOf(e.getMessage()));
            return null;
        }
    }

    private static void print(RunResult result, OptionValues values, @Nullable Path source) {
        boolean coloured = Terminal.coloured(values.text(OptionTable.COLOR));
        TextReport report = coloured ? TextReport.coloured() : TextReport.plain();
        Terminal.print(report.withCharset(Terminal.charset())
                .withSources(source == null ? List.of() : List.of(source))
                .render(result));
    }
}
