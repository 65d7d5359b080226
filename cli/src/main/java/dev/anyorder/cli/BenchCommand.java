package dev.anyorder.cli;

import dev.anyorder.cli.launch.JavaLauncher;
import dev.anyorder.cli.run.ExitStatus;
import dev.anyorder.cli.run.ProgramProcess;
import dev.anyorder.cli.run.UserEnvironment;
import dev.anyorder.core.options.NameSuggestions;
import dev.anyorder.core.options.UsageException;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code anyorder bench}: runs a suite of {@code testbed} in its own JVM. */
@Command(
        name = "bench",
        mixinStandardHelpOptions = true,
        versionProvider = Main.Version.class,
        description = "Measures what AnyOrder costs.",
        customSynopsis = "anyorder bench SUITE [--quick] [--json FILE] [OPTIONS OF THE SUITE]")
final class BenchCommand implements Callable<Integer> {
    private static final String PACKAGE = "dev.anyorder.testbed.";
    private static final Map<String, String> SUITES = new TreeMap<>(Map.of(
            "overhead",
            PACKAGE + "bench.OverheadMain",
            "atomicity",
            PACKAGE + "bench.AtomicityMain",
            "growth",
            PACKAGE + "bench.GrowthMain",
            "nakade",
            PACKAGE + "nakade.NakadeMain",
            "singletrack",
            PACKAGE + "bench.SingleTrackMain",
            "tasksanitizer",
            PACKAGE + "tasksanitizer.TaskSanitizerMain"));

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Parameters(
            paramLabel = "SUITE",
            description = "what to measure: overhead (processor time and heap of kernels, with and without AnyOrder). "
                    + "--quick runs small sizes, --json FILE also writes the numbers to a file; "
                    + "anyorder bench overhead --help tells all of its options. "
                    + "atomicity: the same of atomicity and velodrome, with what they had to do, beside published means. "
                    + "growth: what an access and a task cost when there are few and when there are many. "
                    + "nakade: verdicts and times of small programs in the words of the task library, beside published ones. "
                    + "singletrack: Table 1 of seed 001, what is not deterministic in fifteen programs, beside published numbers. "
                    + "tasksanitizer: races found in nine small programs, beside published numbers.")
    private List<String> words = new ArrayList<>();

    @Override
    public Integer call() throws IOException, InterruptedException {
        if (words.isEmpty() || words.get(0).startsWith("-")) {
            spec.commandLine().usage(System.err);
            return ExitStatus.USAGE;
        }
        String suite = words.get(0);
        String mainClass = SUITES.get(suite);
        if (mainClass == null) {
            throw new UsageException(NameSuggestions.unknown("suite", suite, List.copyOf(SUITES.keySet())));
        }
        Path classes = Installation.home().resolve("testbed/target/classes");
        if (!Files.exists(classes.resolve(mainClass.replace('.', '/') + ".class"))) {
            throw new UsageException("The benchmarks are not built: " + classes + " does not hold " + mainClass
                    + "; start them through the anyorder script in the source folder, which builds them.");
        }
        Path jar = Installation.own();
        List<String> command = new ArrayList<>();
        command.add(JavaLauncher.own().command());
        command.add("-D" + Installation.AGENT_PROPERTY + "=" + Installation.agent());
        Path library = Installation.library();
        command.addAll(List.of("-cp", classes + File.pathSeparator + library + File.pathSeparator + jar, mainClass));
        command.addAll(words.subList(1, words.size()));
        return ProgramProcess.run(command, UserEnvironment.ofProgram());
    }
}
