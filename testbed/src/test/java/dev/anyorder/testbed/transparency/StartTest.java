package dev.anyorder.testbed.transparency;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.anyorder.testbed.targets.AgentJar;
import dev.anyorder.testbed.targets.Jdk;
import dev.anyorder.testbed.targets.Jdks;
import java.io.IOException;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** An agent that cannot start says so, and the program does not run half-checked. */
class StartTest {
    @TempDir
    Path folder;

    static Stream<Jdk> jdks() {
        return Jdks.find().stream();
    }

    @ParameterizedTest
    @MethodSource("jdks")
    void aMissingPartIsAnInternalError(Jdk jdk) throws Exception {
        assertRefused(70, "dev.anyorder.agent.Agent", start(jdk, without("dev/anyorder/agent/Agent.class"), ""));
    }

    @ParameterizedTest
    @MethodSource("jdks")
    void aMissingHookIsAnInternalError(Jdk jdk) throws Exception {
        assertRefused(70, "agent start-up failed", start(jdk, without("dev/anyorder/hooks/Hooks.class"), ""));
    }

    @ParameterizedTest
    @MethodSource("jdks")
    void aMissingPartOfTheRewritingIsAnInternalError(Jdk jdk) throws Exception {
        Path jar = without("dev/anyorder/agent/transform/ProgramTransformer.class");
        assertRefused(70, "agent start-up failed", start(jdk, jar, ""));
    }

    /** Below a file, since whoever is root may write anywhere else. */
    @ParameterizedTest
    @MethodSource("jdks")
    void anOutputFolderThatCannotBeWrittenIsAMistake(Jdk jdk) throws Exception {
        Path file = Files.createFile(folder.resolve("file"));
        assertRefused(2, file.toString(), start(jdk, AgentJar.find(), "=out=" + file.resolve("report")));
        assertEquals(0, Files.size(file));
    }

    private static void assertRefused(int status, String words, Run run) {
        assertAll(
                () -> assertEquals(status, run.status()),
                () -> assertEquals("", run.output()),
                () -> assertTrue(run.errors().startsWith("AnyOrder: "), run.errors()),
                () -> assertTrue(run.errors().contains(words), run.errors()),
                () -> assertEquals(1, run.errors().lines().count(), run.errors()));
    }

    private Run start(Jdk jdk, Path jar, String options) throws IOException, InterruptedException {
        Path program = folder.resolve("Program.java");
        Files.writeString(
                program, "class Program { public static void main(String[] args) { System.out.println(\"ran\"); } }");
        return Run.of(
                List.of(jdk.command("java"), "-javaagent:" + jar + options, program.toString()),
                folder.resolve("run"),
                60);
    }

    /** The agent's jar with a part taken out. */
    private Path without(String entry) throws IOException {
        Path jar = folder.resolve("lacking.jar");
        Files.copy(AgentJar.find(), jar);
        try (FileSystem files = FileSystems.newFileSystem(jar)) {
            Files.delete(files.getPath(entry));
        }
        return jar;
    }
}
