package dev.anyorder.testbed.library;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.anyorder.core.finding.Finding;
import dev.anyorder.core.graph.Checking;
import dev.anyorder.report.JsonReader;
import dev.anyorder.testbed.targets.AgentJar;
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
import javax.tools.JavaCompiler;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Random programs without locks are compiled and run under the packaged agent; each analysis must find the fields that race in
 * the graph that is made of the program without running it, and no others.
 */
class RandomLibraryProgramsTest {
    private static final int FIRST = Integer.getInteger("anyorder.first", 0);
    private static final int PROGRAMS = Integer.getInteger("anyorder.programs", 400);
    private static final String PREFIX = "Random";

    @TempDir
    static Path folder;

    private static final TreeMap<Integer, List<Statement>> programs = new TreeMap<>();

    @BeforeAll
    static void compile() throws IOException {
        List<String> files = new ArrayList<>();
        StringBuilder main = new StringBuilder("public final class All {\npublic static void main(String[] args) {\n");
        for (int seed = FIRST; seed < FIRST + PROGRAMS; seed++) {
            List<Statement> program = Generator.program(seed);
            programs.put(seed, program);
            Path file = folder.resolve(PREFIX + seed + ".java");
            Files.writeString(file, Source.of(PREFIX + seed, program));
            files.add(file.toString());
            main.append(PREFIX).append(seed).append(".run();\n");
        }
        Path all = folder.resolve("All.java");
        Files.writeString(all, main + "}\n}\n");
        files.add(all.toString());
        JavaCompiler compiler = Objects.requireNonNull(ToolProvider.getSystemJavaCompiler());
        List<String> arguments = new ArrayList<>(List.of("-nowarn", "-g"));
        arguments.addAll(List.of("-cp", AgentJar.library().toString(), "-d", folder.toString()));
        arguments.addAll(files);
        assertEquals(0, compiler.run(null, null, null, arguments.toArray(new String[0])));
    }

    @Test
    void graphsCheckedOnTheFlyAndAfterTheRunAgree() {
        assertEquals(kept(Checking.AFTER_THE_RUN), kept(Checking.ON_THE_FLY));
    }

    @Test
    void manyProgramsRaceAndManyDoNot() {
        int racy = kept(Checking.AFTER_THE_RUN).size();
        assertTrue(racy > PROGRAMS / 5 && racy < PROGRAMS * 4 / 5, racy + " of " + PROGRAMS);
    }

    @ParameterizedTest
    @CsvSource({"graph, 1", "graph, 2", "'race,determinacy', 1", "'race,determinacy', 2"})
    void aRunFindsTheFieldsThatRaceInTheGraph(String analyses, int processors) throws Exception {
        TreeMap<Integer, TreeSet<Integer>> live = live(analyses, processors);
        TreeMap<Integer, TreeSet<Integer>> kept = kept(Checking.AFTER_THE_RUN);
        for (int seed = FIRST; seed < FIRST + PROGRAMS; seed++) {
            int number = seed;
            assertEquals(
                    kept.get(seed),
                    live.get(seed),
                    () -> number + ":\n" + Source.of(PREFIX + number, Objects.requireNonNull(programs.get(number))));
        }
    }

    private static TreeMap<Integer, TreeSet<Integer>> kept(Checking checking) {
        TreeMap<Integer, TreeSet<Integer>> racy = new TreeMap<>();
        programs.forEach((seed, program) -> {
            TreeSet<Integer> fields = Kept.racy(program, checking);
            if (!fields.isEmpty()) {
                racy.put(seed, fields);
            }
        });
        return racy;
    }

    private static TreeMap<Integer, TreeSet<Integer>> live(String analyses, int processors) throws Exception {
        Path own = Files.createDirectory(folder.resolve(analyses + processors));
        Path options = own.resolve("options");
        Path report = own.resolve("report");
        Files.writeString(options, "analyses=" + analyses + "\nout=" + report + "\n");
        Process process = new ProcessBuilder(
                        ProcessHandle.current().info().command().orElse("java"),
                        "-XX:TieredStopAtLevel=1",
                        "-XX:ActiveProcessorCount=" + processors,
                        "-javaagent:" + AgentJar.find() + "=@" + options,
                        "-cp",
                        folder + File.pathSeparator + AgentJar.library(),
                        "All")
                .redirectOutput(own.resolve("stdout").toFile())
                .redirectError(own.resolve("stderr").toFile())
                .start();
        boolean ended = process.waitFor(300, TimeUnit.SECONDS);
        process.destroyForcibly();
        assertTrue(ended && process.waitFor() == 0, () -> text(own.resolve("stderr")));
        TreeMap<Integer, TreeSet<Integer>> racy = new TreeMap<>();
        for (Finding finding : JsonReader.read(report.resolve("findings.json")).findings()) {
            String type = finding.location().type();
            int seed = Integer.parseInt(type.substring(PREFIX.length()));
            int field = Integer.parseInt(finding.location().name().substring(1));
            racy.computeIfAbsent(seed, key -> new TreeSet<>()).add(field);
        }
        return racy;
    }

    private static String text(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            return e.toString();
        }
    }
}
