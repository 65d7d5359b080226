package dev.anyorder.testbed.transparency;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.anyorder.testbed.targets.AgentJar;
import dev.anyorder.testbed.targets.Jdk;
import dev.anyorder.testbed.targets.Jdks;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** A program that races on two fields and on elements of two arrays, of which the packed command watches what it is told to. */
class FieldsTest {
    private static final String PROGRAM = """
            class Program {
                static int x;
                int y;
                static final int[] ints = new int[100];
                static final double[] doubles = new double[1];

                void run(int[] local) {
                    synchronized (this) {
                        x++;
                    }
                    y++;
                    for (int i = 0; i < local.length; i++) {
                        local[i] = i;
                    }
                    doubles[0] = 1;
                }

                public static void main(String[] args) throws InterruptedException {
                    Program one = new Program();
                    Program two = new Program();
                    Thread other = new Thread(() -> {
                        one.run(ints);
                        two.y++;
                    });
                    other.start();
                    two.run(ints);
                    other.join();
                }
            }
            """;

    @TempDir
    Path folder;

    static Stream<Arguments> selections() {
        return Jdks.find().stream()
                .flatMap(jdk -> Stream.of(
                        Arguments.of(jdk, "Program.x", List.of("static Program.x")),
                        Arguments.of(jdk, "Program.y", List.of("Program.y of ")),
                        Arguments.of(jdk, "Program.ints", List.of("int[100]")),
                        Arguments.of(jdk, "Program.y,Program.doubles", List.of("Program.y of ", "double[1]")),
                        Arguments.of(
                                jdk,
                                "Program.*",
                                List.of("static Program.x", "Program.y of ", "int[100]", "double[1]"))));
    }

    @ParameterizedTest
    @MethodSource("selections")
    void onlyWhatIsNamedIsReported(Jdk jdk, String fields, List<String> racy) throws Exception {
        String findings = check(jdk, fields, 66).errors();
        assertTrue(findings.contains("Only the fields named by the option fields were watched"), findings);
        assertAll(Stream.of("static Program.x", "Program.y of ", "int[100]", "double[1]")
                .map(each ->
                        () -> assertEquals(racy.contains(each), findings.contains("data race on " + each), findings)));
    }

    @ParameterizedTest
    @MethodSource("jdks")
    void whatIsNotThereIsRefused(Jdk jdk) throws Exception {
        String said = check(jdk, "Program.z", 2).errors();
        assertTrue(said.contains("Program has no field z of its own. Its fields are doubles, ints, x, y."), said);
        said = check(jdk, "com.acme.Program.x", 2).errors();
        assertTrue(said.contains("There is no class com.acme.Program on the class path"), said);
    }

    static Stream<Jdk> jdks() {
        return Jdks.find().stream();
    }

    private Run check(Jdk jdk, String fields, int status) throws Exception {
        Path program = Files.writeString(folder.resolve("Program.java"), PROGRAM);
        Run run = Run.of(
                List.of(
                        jdk.command("java"),
                        "-jar",
                        AgentJar.find().toString(),
                        "check",
                        "-a",
                        "race",
                        "--fields",
                        fields,
                        program.toString()),
                folder.resolve("run"),
                120);
        assertEquals(status, run.status(), run.errors());
        return run;
    }
}
