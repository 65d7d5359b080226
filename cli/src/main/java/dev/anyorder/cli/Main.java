package dev.anyorder.cli;

import dev.anyorder.cli.run.ExitStatus;
import dev.anyorder.core.options.OptionTable;
import dev.anyorder.core.options.UsageException;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The {@code anyorder} command. */
@Command(
        name = "anyorder",
        mixinStandardHelpOptions = true,
        versionProvider = Main.Version.class,
        description = "Finds concurrency errors in all schedules of a Java program, from one run.",
        synopsisSubcommandLabel = "COMMAND",
        footer = "%nRun anyorder COMMAND --help for the options of a command.")
public final class Main implements Runnable {
    @Spec
    private CommandSpec spec = CommandSpec.create();

    public static void main(String[] arguments) {
        System.exit(run(arguments));
    }

    static int run(String... arguments) {
        return commandLine().execute(arguments);
    }

    static CommandLine commandLine() {
        CommandLine check = new CommandLine(new CheckCommand());
        CommandOptions.addTo(check.getCommandSpec(), OptionTable.OF_CHECK);
        CommandLine record = new CommandLine(new RecordCommand());
        CommandOptions.addTo(record.getCommandSpec(), OptionTable.OF_RECORD);
        CommandLine analyze = new CommandLine(new AnalyzeCommand());
        CommandOptions.addTo(analyze.getCommandSpec(), OptionTable.OF_ANALYZE);
        CommandLine export = new CommandLine(new ExportCommand());
        CommandOptions.addTo(export.getCommandSpec(), OptionTable.OF_EXPORT);
        CommandLine graph = new CommandLine(new GraphCommand());
        CommandOptions.addTo(graph.getCommandSpec(), OptionTable.OF_GRAPH);
        CommandLine bench = new CommandLine(new BenchCommand());
        CommandLine line = new CommandLine(new Main())
                .addSubcommand(check)
                .addSubcommand(record)
                .addSubcommand(analyze)
                .addSubcommand(export)
                .addSubcommand(graph)
                .addSubcommand(bench)
                .addSubcommand(new CatalogueCommand());
        // Words after -- are passed on unchanged, without expansion of @files.
        line.setExpandAtFiles(false);
        check.setStopAtPositional(true);
        record.setStopAtPositional(true);
        bench.setStopAtPositional(true).setUnmatchedOptionsArePositionalParams(true);
        line.setParameterExceptionHandler((problem, words) -> refuse(CliErrors.sentence(problem)));
        line.setExecutionExceptionHandler((problem, command, parsed) -> {
            if (problem instanceof UsageException mistake) {
                return refuse(mistake.sentence());
            }
            Terminal.say("Internal error. Please report it with the stack trace below.");
            problem.printStackTrace();
            return ExitStatus.INTERNAL;
        });
        return line;
    }

    private static int refuse(String sentence) {
        Terminal.say(sentence);
        return ExitStatus.USAGE;
    }

    @Override
    public void run() {
        throw new ParameterException(spec.commandLine(), "Missing command, such as check.");
    }

    static final class Version implements CommandLine.IVersionProvider {
        @Override
        public String[] getVersion() {
            return new String[] {"anyorder " + Installation.version() + " (Java " + Runtime.version() + ")"};
        }
    }
}
