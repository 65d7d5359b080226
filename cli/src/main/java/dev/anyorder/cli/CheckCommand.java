package dev.anyorder.cli;

import dev.anyorder.agent.catalogue.CatalogueException;
import dev.anyorder.agent.catalogue.CatalogueReader;
import dev.anyorder.cli.launch.AgentConflict;
import dev.anyorder.cli.launch.CommandProgram;
import dev.anyorder.cli.launch.JarProgram;
import dev.anyorder.cli.launch.Launch;
import dev.anyorder.cli.launch.SourceProgram;
import dev.anyorder.cli.run.Environment;
import dev.anyorder.cli.run.Program;
import dev.anyorder.cli.run.TemporaryFolder;
import dev.anyorder.core.options.OptionTable;
import dev.anyorder.core.options.OptionValues;
import dev.anyorder.core.options.UsageException;
import dev.anyorder.report.ReportException;
import dev.anyorder.report.Reports;
import dev.anyorder.report.SuppressionException;
import dev.anyorder.report.Suppressions;
import java.io.IOException;
import java.nio.file.Files;
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
 * {@code anyorder check}: runs a program under the agent and reports. Everything that can be wrong with what the user
 * asked for is checked before the program starts and before anything is written.
 */
@Command(
        name = "check",
        mixinStandardHelpOptions = true,
        versionProvider = Main.Version.class,
        description = "Runs a program and reports what its other schedules would do.",
        customSynopsis = {
            "anyorder check [OPTIONS] Program.java [ARGUMENTS]",
            "anyorder check [OPTIONS] app.jar [ARGUMENTS]",
            "anyorder check [OPTIONS] -- java JAVA-COMMAND-LINE"
        },
        footer = {
            "%nThe exit status is the program's own; if that is 0: 66 if there are findings, 70 if AnyOrder itself "
                    + "failed. It is 2, and the program does not run, if something is wrong with the command."
        })
final class CheckCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Parameters(paramLabel = "PROGRAM", description = "the program and its arguments, passed on as they are.")
    private List<String> words = new ArrayList<>();

    @Override
    public Integer call() throws IOException, InterruptedException {
        OptionValues values = CheckOptions.values(spec.commandLine().getParseResult());
        Map<String, String> environment = Environment.ofProgram();
        AgentConflict.check(environment);
        checkSuppressions(values.path(OptionTable.SUPPRESS));
        try (TemporaryFolder temporary = new TemporaryFolder()) {
            Path agent = Installation.agent(temporary.path());
            Launch launch = launch(Files.createDirectory(temporary.path().resolve("classes")), environment);
            checkCatalogue(values.path(OptionTable.CATALOGUE), launch.java().feature());
            Path source = values.path(OptionTable.SOURCE) == null ? launch.source() : values.path(OptionTable.SOURCE);
            Path options = AgentOptions.write(values, source, temporary.path());
            Path folder = prepare(values.path(OptionTable.OUT));
            int status = Program.run(launch, agent, options, environment);
            return Results.show(status, folder, values, source);
        }
    }

    private Launch launch(Path classes, Map<String, String> environment) {
        if (words.isEmpty()) {
            throw new UsageException("Name a program to check: a source file, a jar, or a java command after --; "
                    + "anyorder check --help tells more.");
        }
        String first = words.get(0);
        List<String> rest = words.subList(1, words.size());
        if (afterDashes()) {
            return CommandProgram.launch(words, environment);
        }
        if (first.endsWith(".java")) {
            return SourceProgram.launch(first, rest, classes, environment, System.err);
        }
        if (first.endsWith(".jar")) {
            return JarProgram.launch(first, rest);
        }
        throw new UsageException(
                first + " is neither a source file (.java) nor a jar (.jar); write a java command after "
                        + "--, as in: anyorder check -- java -cp classes Main.");
    }

    /** Whether the program is written after {@code --}. */
    private boolean afterDashes() {
        List<String> original = spec.commandLine().getParseResult().originalArgs();
        int before = original.size() - words.size() - 1;
        return before >= 0 && original.get(before).equals("--");
    }

    private static void checkSuppressions(@Nullable Path file) {
        try {
            if (file != null) {
                Suppressions.read(file);
            }
        } catch (SuppressionException e) {
            throw new UsageException(String.valueOf(e.getMessage()));
        }
    }

    private static void checkCatalogue(@Nullable Path file, int feature) throws IOException {
        try {
            if (file != null) {
                new CatalogueReader(feature).add(file.toString(), Files.newInputStream(file));
            }
        } catch (CatalogueException e) {
            throw new UsageException(String.valueOf(e.getMessage()));
        }
    }

    private static Path prepare(@Nullable Path folder) {
        Path wanted = folder == null ? Path.of(OptionTable.OUT.defaultValue()) : folder;
        try {
            Reports.prepare(wanted);
            return wanted;
        } catch (ReportException e) {
            throw new UsageException(String.valueOf(e.getMessage()));
        }
    }
}
