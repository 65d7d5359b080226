package dev.anyorder.cli;

import dev.anyorder.agent.replay.TraceAnalysis;
import dev.anyorder.core.finding.RunResult;
import dev.anyorder.core.options.OptionTable;
import dev.anyorder.core.options.OptionValues;
import dev.anyorder.core.options.UsageException;
import dev.anyorder.core.trace.TraceException;
import dev.anyorder.core.trace.TraceFile;
import dev.anyorder.report.ReportException;
import dev.anyorder.report.ReportFolder;
import dev.anyorder.report.ReportFormat;
import dev.anyorder.report.SuppressionException;
import dev.anyorder.report.SuppressionList;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code anyorder analyze}: analyses a trace as {@code check} analyses a running program. */
@Command(
        name = "analyze",
        mixinStandardHelpOptions = true,
        versionProvider = Main.Version.class,
        description = "Analyses a trace and reports the errors of all its schedules.",
        customSynopsis = "anyorder analyze [OPTIONS] run.aot",
        footer = {"%nExit status: 0, or 66 if there are findings. 2 after a usage error or an unreadable trace."})
final class AnalyzeCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Parameters(arity = "1", paramLabel = "TRACE", description = "a trace, recorded by anyorder record.")
    private String trace = "";

    @Override
    public Integer call() throws IOException {
        OptionValues values = CommandOptions.values(spec.commandLine().getParseResult(), OptionTable.OF_ANALYZE);
        ProgramArguments.checkSuppressions(values.path(OptionTable.SUPPRESS));
        Path source = values.path(OptionTable.SOURCE);
        try (TraceFile file = TraceFile.open(ExportCommand.path(trace))) {
            boolean everyPair = values.text(OptionTable.PAIRS).equals("all");
            RunResult found = TraceAnalysis.of(file, values.list(OptionTable.ANALYSES), everyPair);
            RunResult result = suppressions(values.path(OptionTable.SUPPRESS)).apply(found);
            Path folder = CheckCommand.prepare(values.path(OptionTable.OUT));
            ReportFolder.prepare(folder)
                    .withSources(source == null ? List.of() : List.of(source))
                    .write(result, ReportFormat.of(values.list(OptionTable.REPORT)));
            return RunResults.show(0, folder, values, source);
        } catch (TraceException e) {
            throw new UsageException(e.sentence());
        } catch (ReportException | SuppressionException e) {
            throw new UsageException(String.valueOf(e.getMessage()));
        }
    }

    private static SuppressionList suppressions(@Nullable Path file) throws SuppressionException {
        return file == null ? SuppressionList.none() : SuppressionList.read(file);
    }
}
