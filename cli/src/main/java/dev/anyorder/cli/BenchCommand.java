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
        description = "Runs the benchmarks of AnyOrder.",
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
            description = "one of: overhead (CPU time and heap of kernels, with and without AnyOrder), "
                    + "atomicity (cost and work of atomicity and velodrome, compared with published results), "
                    + "growth (cost per access and per task, for few and for many), "
                    + "nakade (verdicts and times of task-parallel programs, compared with published results), "
                    + "singletrack (nondeterminism in fifteen programs, compared with Table 1 of SingleTrack), "
                    + "tasksanitizer (races in nine small programs, compared with published results). "
                    + "--quick uses small inputs; --json FILE also writes the numbers to a file. "
                    + "Run anyorder bench overhead --help for its other options.")
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
            throw new UsageException("The benchmarks are not built: " + classes + " does not contain " + mainClass
                    + ". Start them with the anyorder script of the source folder, which builds them.");
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
