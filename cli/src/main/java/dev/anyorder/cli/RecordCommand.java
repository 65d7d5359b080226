package dev.anyorder.cli;

import dev.anyorder.cli.launch.AgentConflict;
import dev.anyorder.cli.launch.ProgramLaunch;
import dev.anyorder.cli.run.ProgramProcess;
import dev.anyorder.cli.run.TemporaryFolder;
import dev.anyorder.cli.run.UserEnvironment;
import dev.anyorder.core.options.Option;
import dev.anyorder.core.options.OptionTable;
import dev.anyorder.core.options.OptionValues;
import dev.anyorder.core.options.UsageException;
import dev.anyorder.core.trace.TraceException;
import dev.anyorder.core.trace.TraceFile;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code anyorder record}: runs a program under the agent and writes a trace. */
@Command(
        name = "record",
        mixinStandardHelpOptions = true,
        versionProvider = Main.Version.class,
        description = "Runs a program and records a trace for analyze, export and graph.",
        customSynopsis = {
            "anyorder record [OPTIONS] Program.java [ARGUMENTS]",
            "anyorder record [OPTIONS] app.jar [ARGUMENTS]",
            "anyorder record [OPTIONS] -- java JAVA-COMMAND-LINE"
        },
        footer = {"%nExit status: the program's own. 2 after a usage error; the program is not started."})
final class RecordCommand implements Callable<Integer> {
    private static final String DEFAULT_FILE = "run.aot";

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Parameters(paramLabel = "PROGRAM", description = "the program and its arguments, passed on unchanged.")
    private List<String> words = new ArrayList<>();

    @Override
    public Integer call() throws IOException, InterruptedException {
        OptionValues values =
                withFile(CommandOptions.values(spec.commandLine().getParseResult(), OptionTable.OF_RECORD));
        Path trace = Path.of(values.text(OptionTable.TRACE)).toAbsolutePath().normalize();
        Map<String, String> environment = UserEnvironment.ofProgram();
        AgentConflict.check(environment);
        try (TemporaryFolder temporary = new TemporaryFolder()) {
            Path agent = Installation.agent(temporary.path());
            ProgramLaunch launch = new ProgramArguments(spec, words).launch(temporary.path(), environment);
            ProgramArguments.checkCatalogue(
                    values.path(OptionTable.CATALOGUE), launch.java().feature());
            TraceFile.checkOutput(trace);
            Path options = AgentOptions.write(values, null, OptionTable.OF_RECORD, temporary.path());
            int status = ProgramProcess.run(launch, agent, options, environment);
            Terminal.say("Trace: " + trace);
            return status;
        } catch (TraceException e) {
            throw new UsageException(e.sentence());
        }
    }

    private static OptionValues withFile(OptionValues values) {
        Map<Option, String> all = new LinkedHashMap<>();
        for (Option option : OptionTable.OF_RECORD) {
            if (values.has(option)) {
                all.put(option, values.text(option));
            }
        }
        all.putIfAbsent(OptionTable.TRACE, DEFAULT_FILE);
        return OptionValues.of(all);
    }
}
