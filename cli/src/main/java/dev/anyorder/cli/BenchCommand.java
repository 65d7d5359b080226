package dev.anyorder.cli;

import dev.anyorder.cli.launch.JavaLauncher;
import dev.anyorder.cli.run.Environment;
import dev.anyorder.cli.run.Program;
import dev.anyorder.core.options.Names;
import dev.anyorder.core.options.UsageException;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code anyorder bench}: measures AnyOrder itself. The suites live in {@code testbed} and run in a JVM of their own. */
@Command(
        name = "bench",
        mixinStandardHelpOptions = true,
        versionProvider = Main.Version.class,
        description = "Measures what AnyOrder costs.")
final class BenchCommand implements Callable<Integer> {
    private static final String PACKAGE = "dev.anyorder.testbed.bench.";
    private static final Map<String, String> SUITES = Map.of("overhead", PACKAGE + "OverheadMain");

    @Parameters(arity = "0..1", paramLabel = "SUITE", description = "what to measure: overhead. Default: overhead.")
    private String suite = "overhead";

    @Option(names = "--json", paramLabel = "FILE", description = "also write the numbers to this file.")
    private String json = "";

    @Option(names = "--quick", description = "small sizes and few runs, to see that it works.")
    private boolean quick;

    @Override
    public Integer call() throws IOException, InterruptedException {
        String mainClass = SUITES.get(suite);
        if (mainClass == null) {
            throw new UsageException(Names.unknown("suite", suite, List.copyOf(SUITES.keySet())));
        }
        Path classes = Installation.home().resolve("testbed/target/classes");
        if (!Files.exists(classes.resolve(mainClass.replace('.', '/') + ".class"))) {
            throw new UsageException("The benchmarks are not built: " + classes + " does not hold " + mainClass
                    + "; start them through the anyorder script in the source folder, which builds them.");
        }
        return Program.run(command(mainClass, classes), Environment.ofProgram());
    }

    private List<String> command(String mainClass, Path classes) {
        Path jar = Installation.own();
        List<String> words = new ArrayList<>();
        words.add(JavaLauncher.own().command());
        words.add("-Danyorder.jar=" + jar);
        words.addAll(List.of("-cp", classes + File.pathSeparator + jar, mainClass));
        if (!json.isEmpty()) {
            words.addAll(List.of("--json", json));
        }
        if (quick) {
            words.add("--quick");
        }
        return words;
    }
}
