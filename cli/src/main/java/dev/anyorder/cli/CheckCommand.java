package dev.anyorder.cli;

import dev.anyorder.cli.launch.AgentConflict;
import dev.anyorder.cli.launch.ProgramLaunch;
import dev.anyorder.cli.run.ProgramProcess;
import dev.anyorder.cli.run.TemporaryFolder;
import dev.anyorder.cli.run.UserEnvironment;
import dev.anyorder.core.options.OptionTable;
import dev.anyorder.core.options.OptionValues;
import dev.anyorder.core.options.UsageException;
import dev.anyorder.report.ReportException;
import dev.anyorder.report.ReportFolder;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/**
 * {@code anyorder check}: runs a program under the agent and reports. Checks all input before it starts the program or
 * writes a file.
 */
@Command(
        name = "check",
        mixinStandardHelpOptions = true,
        versionProvider = Main.Version.class,
        description = "Runs a program and reports the errors of all its schedules.",
        customSynopsis = {
            "anyorder check [OPTIONS] Program.java [ARGUMENTS]",
            "anyorder check [OPTIONS] app.jar [ARGUMENTS]",
            "anyorder check [OPTIONS] -- java JAVA-COMMAND-LINE"
        },
        footer = {
            "%nExit status: the program's own. If that is 0: 66 if there are findings, 70 after an internal error. 2 after a "
                    + "usage error; the program is not started."
        })
final class CheckCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Parameters(paramLabel = "PROGRAM", description = "the program and its arguments, passed on unchanged.")
    private List<String> words = new ArrayList<>();

    @Override
    public Integer call() throws IOException, InterruptedException {
        OptionValues values = CommandOptions.values(spec.commandLine().getParseResult(), OptionTable.OF_CHECK);
        Map<String, String> environment = UserEnvironment.ofProgram();
        AgentConflict.check(environment);
        ProgramArguments.checkSuppressions(values.path(OptionTable.SUPPRESS));
        try (TemporaryFolder temporary = new TemporaryFolder()) {
            Path agent = Installation.agent(temporary.path());
            ProgramLaunch launch = new ProgramArguments(spec, words).launch(temporary.path(), environment);
            ProgramArguments.checkCatalogue(
                    values.path(OptionTable.CATALOGUE), launch.java().feature());
            Path source = values.path(OptionTable.SOURCE) == null ? launch.source() : values.path(OptionTable.SOURCE);
            Path options = AgentOptions.write(values, source, OptionTable.OF_CHECK, temporary.path());
            Path folder = prepare(values.path(OptionTable.OUT));
            int status = ProgramProcess.run(launch, agent, options, environment);
            return RunResults.show(status, folder, values, source);
        }
    }

    static Path prepare(@Nullable Path folder) {
        Path wanted = folder == null ? Path.of(OptionTable.OUT.defaultValue()) : folder;
        try {
            ReportFolder.prepare(wanted);
            return wanted;
        } catch (ReportException e) {
            throw new UsageException(String.valueOf(e.getMessage()));
        }
    }
}
