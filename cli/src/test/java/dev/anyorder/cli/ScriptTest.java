package dev.anyorder.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The script in a folder laid out like the repository, with small jars in the place of ours and a mvn of our own. */
class ScriptTest {
    private static final String JAVA = Path.of(System.getProperty("java.home")).toString();

    @TempDir
    Path folder = Path.of("");

    private Workshop files = new Workshop(Path.of(""));
    private final Map<String, String> environment = new HashMap<>();

    @BeforeEach
    void layOut() throws IOException {
        files = new Workshop(folder);
        files.compiled(
                "Echo",
                "for (String a : args) System.out.println(\"<\" + a + \">\");"
                        + "System.out.println(System.getProperty(\"p\") + System.getenv(\"ANYORDER_HIDDEN_JAVA_TOOL_OPTIONS\"));");
        files.jar("echo.jar", List.of("Main-Class", "Echo"), "Echo.class");
        for (String module : List.of("api", "hooks", "core", "report", "agent", "cli", "testbed")) {
            files.write("my home/" + module + "/pom.xml", "");
            files.write("my home/" + module + "/src/main/java/A.java", "");
        }
        files.write("my home/pom.xml", "");
        Path script = Files.copy(Path.of("../anyorder"), folder.resolve("my home/anyorder"));
        assertTrue(script.toFile().setExecutable(true));
        environment.put("JAVA_HOME", JAVA);
        environment.put("PATH", folder.resolve("bin") + ":/usr/bin:/bin");
    }

    private void built() throws IOException {
        Files.createDirectories(folder.resolve("my home/cli/target"));
        Path jar = Files.copy(folder.resolve("echo.jar"), folder.resolve("my home/cli/target/anyorder.jar"));
        Files.copy(jar, jar.resolveSibling("anyorder-agent.jar"));
        Files.setLastModifiedTime(jar, FileTime.from(Instant.now().plusSeconds(60)));
    }

    private void mvnBuilds() {
        files.script(
                "bin/mvn",
                "echo \"$*\" >> '" + folder + "/builds'\n"
                        + "echo '[INFO] Building AnyOrder: core 0.1.0                       [3/7]'\n"
                        + "mkdir -p cli/target testbed/target && cp '" + folder + "/echo.jar' cli/target/anyorder.jar"
                        + " && cp cli/target/anyorder.jar cli/target/anyorder-agent.jar");
    }

    private Process start(Path script, String... words) throws IOException {
        List<String> all = new ArrayList<>(List.of(script.toString()));
        all.addAll(List.of(words));
        ProcessBuilder builder =
                new ProcessBuilder(all).directory(folder.toFile()).redirectErrorStream(true);
        builder.environment().clear();
        builder.environment().putAll(environment);
        return builder.start();
    }

    private String run(int status, Path script, String... words) throws IOException, InterruptedException {
        Process process = start(script, words);
        String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertEquals(status, process.waitFor(), output);
        return output;
    }

    private Path script() {
        return folder.resolve("my home/anyorder");
    }

    @Test
    void argumentsArriveAsTheyAre() throws IOException, InterruptedException {
        built();
        assertEquals(
                "<a  b>\n<>\n<*>\n<$x>\n<'q\">\n<\\>\nnullnull\n",
                run(0, script(), "a  b", "", "*", "$x", "'q\"", "\\"));
    }

    @Test
    void worksThroughSymbolicLinks() throws IOException, InterruptedException {
        built();
        Path first = Files.createSymbolicLink(folder.resolve("my home/link"), Path.of("anyorder"));
        Path second = Files.createSymbolicLink(folder.resolve("second"), Path.of("my home/link"));
        assertEquals("<x>\nnullnull\n", run(0, second, "x"));
        assertTrue(Files.isSymbolicLink(first));
    }

    @Test
    void optionsForEveryJvmAreKeptForTheProgram() throws IOException, InterruptedException {
        built();
        environment.put("JAVA_TOOL_OPTIONS", "-Dp=1");
        assertEquals("null-Dp=1\n", run(0, script()));
    }

    @Test
    void saysThatThereIsNoJava() throws IOException, InterruptedException {
        environment.put("JAVA_HOME", "/no/such");
        assertTrue(run(2, script()).startsWith("anyorder: JAVA_HOME is /no/such, but it has no bin/java"));
    }

    /** Everything that the script uses, and neither java nor mvn. */
    private void onlyBasicTools() {
        for (String tool : List.of("bash", "dirname", "find", "head", "ln", "mkdir", "readlink", "rm", "sed")) {
            files.script("bin/" + tool, "exec $(PATH=/usr/bin:/bin; command -v " + tool + ") \"$@\"");
        }
        environment.put("PATH", folder.resolve("bin").toString());
    }

    @Test
    void saysThatThereIsNoJavaOnThePath() throws IOException, InterruptedException {
        onlyBasicTools();
        environment.remove("JAVA_HOME");
        assertTrue(run(2, script()).startsWith("anyorder: Cannot find java on the PATH"));
    }

    @Test
    void saysThatThereIsNoMaven() throws IOException, InterruptedException {
        onlyBasicTools();
        assertTrue(run(2, script()).contains("no mvn on the PATH. Install Maven"));
    }

    @Test
    void saysThatTheJavaIsTooOld() throws IOException, InterruptedException {
        files.script("old/bin/java", "echo 'openjdk version \"11.0.2\" 2019-01-15' >&2");
        environment.put("JAVA_HOME", folder.resolve("old").toString());
        assertTrue(run(2, script()).contains("is Java 11. AnyOrder needs 17 or later"));
        files.script("old/bin/java", "echo 'java version \"1.8.0_202\"' >&2");
        assertTrue(run(2, script()).contains("is Java 8. AnyOrder needs 17 or later"));
    }

    @Test
    void buildsOnFirstUseAndAgainWhenASourceIsNewer() throws IOException, InterruptedException {
        mvnBuilds();
        String output = run(0, script(), "x");
        assertTrue(output.startsWith("anyorder: building"), output);
        assertTrue(output.contains("anyorder: building core [3/7]"), output);
        assertTrue(output.endsWith("<x>\nnullnull\n"), output);
        assertEquals("<x>\nnullnull\n", run(0, script(), "x"));
        Path source = folder.resolve("my home/core/src/main/java/A.java");
        Files.setLastModifiedTime(source, FileTime.from(Instant.now().plusSeconds(5)));
        run(0, script(), "x");
        assertEquals(2, Files.readAllLines(folder.resolve("builds")).size());
    }

    @Test
    void buildsAgainWhenTheAgentIsMissing() throws IOException, InterruptedException {
        built();
        mvnBuilds();
        Files.delete(folder.resolve("my home/cli/target/anyorder-agent.jar"));
        assertTrue(run(0, script(), "x").startsWith("anyorder: building"));
    }

    @Test
    void buildsTheBenchmarksToo() throws IOException, InterruptedException {
        built();
        mvnBuilds();
        run(0, script(), "bench", "overhead");
        assertTrue(Files.readString(folder.resolve("builds")).contains("-pl cli,testbed -am"));
    }

    @Test
    void theUsageOfBenchNeedsNoBenchmarks() throws IOException, InterruptedException {
        built();
        mvnBuilds();
        assertEquals("<bench>\nnullnull\n", run(0, script(), "bench"));
        assertEquals("<bench>\n<--help>\nnullnull\n", run(0, script(), "bench", "--help"));
        assertFalse(Files.exists(folder.resolve("builds")));
    }

    @Test
    void aQuickBuildLeavesNothingThatHidesItFromTheNextOne() throws IOException, InterruptedException {
        Path lists = Files.createDirectories(folder.resolve("my home/core/target/maven-status/lists"));
        mvnBuilds();
        run(0, script(), "x");
        assertFalse(Files.exists(lists.getParent()));
    }

    @Test
    void showsWhyABuildFailed() throws IOException, InterruptedException {
        files.script("bin/mvn", "echo '[ERROR] the moon is in the wrong phase'; exit 1");
        String output = run(2, script(), "x");
        assertTrue(output.contains("the moon is in the wrong phase"), output);
        assertTrue(output.contains("anyorder: The build failed"), output);
        assertFalse(Files.exists(folder.resolve("my home/target/anyorder-build.lock")));
    }

    @Test
    void twoStartsBuildOnce() throws IOException, InterruptedException {
        mvnBuilds();
        List<Process> starts = List.of(start(script(), "1"), start(script(), "2"), start(script(), "3"));
        for (Process process : starts) {
            process.getInputStream().readAllBytes();
            assertEquals(0, process.waitFor());
        }
        assertEquals(1, Files.readAllLines(folder.resolve("builds")).size());
    }

    @Test
    void aLockOfAProcessThatIsGoneIsTakenOver() throws IOException, InterruptedException {
        mvnBuilds();
        Process gone = new ProcessBuilder("true").start();
        gone.waitFor();
        Files.createDirectories(folder.resolve("my home/target"));
        Files.createSymbolicLink(folder.resolve("my home/target/anyorder-build.lock"), Path.of("" + gone.pid()));
        assertTrue(run(0, script(), "x").endsWith("<x>\nnullnull\n"));
    }
}
