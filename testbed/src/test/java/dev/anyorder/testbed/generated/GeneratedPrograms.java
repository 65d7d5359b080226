package dev.anyorder.testbed.generated;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import dev.anyorder.core.finding.Finding;
import dev.anyorder.testbed.targets.AgentJar;
import dev.anyorder.testbed.targets.Jdk;
import dev.anyorder.testbed.targets.Jdks;
import dev.anyorder.testbed.targets.ValidatedReport;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import javax.tools.JavaCompiler;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.DynamicTest;

/**
 * Many small programs, each a class whose name ends with its number, with fields {@code x0}, {@code x1} and so on. A class
 * {@code All} runs them, so that one JVM does for all.
 */
public final class GeneratedPrograms {
    /** What the names of the classes begin with. */
    public static final String PREFIX = "Random";

    private static final int MINUTES = 10;

    private final Path folder;
    private final List<String> files = new ArrayList<>();

    public GeneratedPrograms(Path folder) {
        this.folder = folder;
    }

    /** Adds a class. */
    public void add(String type, String source) throws IOException {
        files.add(Files.writeString(folder.resolve(type + ".java"), source).toString());
    }

    /** Compiles all classes. */
    public void compile() throws IOException {
        JavaCompiler compiler = Objects.requireNonNull(ToolProvider.getSystemJavaCompiler());
        List<String> arguments = new ArrayList<>(List.of("-nowarn", "-g", "-proc:none", "--release", "17"));
        arguments.addAll(List.of("-cp", AgentJar.library().toString(), "-d", folder.toString()));
        arguments.addAll(files);
        assertEquals(0, compiler.run(null, null, null, arguments.toArray(new String[0])));
    }

    /**
     * Runs {@code All} under the agent.
     *
     * @param java the command
     * @param options of the agent, one a line
     */
    public List<Finding> run(Path java, String options, int processors, String... arguments) throws Exception {
        Path own = Files.createTempDirectory(folder, "run");
        Path report = own.resolve("report");
        Files.writeString(own.resolve("options"), options + "\nout=" + report + "\n");
        List<String> command = new ArrayList<>(List.of(
                java.toString(),
                "-XX:TieredStopAtLevel=1",
                "-XX:ActiveProcessorCount=" + processors,
                "-javaagent:" + AgentJar.find() + "=@" + own.resolve("options"),
                "-cp",
                folder + File.pathSeparator + AgentJar.library(),
                "All"));
        command.addAll(List.of(arguments));
        Process process = new ProcessBuilder(command)
                .redirectOutput(own.resolve("stdout").toFile())
                .redirectError(own.resolve("stderr").toFile())
                .start();
        boolean ended = process.waitFor(MINUTES, TimeUnit.MINUTES);
        process.destroyForcibly();
        assertTrue(ended && process.waitFor() == 0, Files.readString(own.resolve("stderr")));
        return ValidatedReport.read(report.resolve("findings.json")).findings();
    }

    /** A run, on a JDK and with so many processors. */
    public interface Run {
        void make(Jdk jdk, int processors) throws Exception;
    }

    /** A test for each JDK, with one processor and with two. */
    public static List<DynamicTest> onEveryJdk(Run run) {
        List<DynamicTest> tests = new ArrayList<>();
        for (Jdk jdk : Jdks.findIfFull()) {
            for (int processors = 1; processors <= 2; processors++) {
                int number = processors;
                tests.add(dynamicTest(jdk + ", processors: " + number, () -> run.make(jdk, number)));
            }
        }
        return tests;
    }

    /** The fields that such findings name, by the number of the program. */
    public static TreeMap<Integer, TreeSet<Integer>> fields(List<Finding> findings, Predicate<Finding> such) {
        TreeMap<Integer, TreeSet<Integer>> found = new TreeMap<>();
        for (Finding finding : findings) {
            if (such.test(finding)) {
                int number = Integer.parseInt(finding.location().type().substring(PREFIX.length()));
                int field = Integer.parseInt(finding.location().name().substring(1));
                found.computeIfAbsent(number, key -> new TreeSet<>()).add(field);
            }
        }
        return found;
    }
}
