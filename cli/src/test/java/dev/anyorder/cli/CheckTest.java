package dev.anyorder.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.anyorder.core.finding.NoteType;
import dev.anyorder.core.finding.RunResult;
import dev.anyorder.core.finding.Severity;
import dev.anyorder.report.JsonReport;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CheckTest {
    private static final String ECHO = "for (String a : args) System.out.println(\"<\" + a + \">\");";

    @TempDir
    Path folder = Path.of("");

    @TempDir
    Path fake = Path.of("");

    private Workshop files = new Workshop(Path.of(""));
    private Command command = new Command(Path.of(""), Path.of(""));

    @BeforeEach
    void setUp() {
        files = new Workshop(folder);
        command = new Command(folder, fake);
    }

    private void agentLeaves(RunResult result) {
        new Workshop(fake).write("findings.json", JsonReport.render(result));
    }

    private Command.Result check(String... words) {
        List<String> all = new ArrayList<>(List.of("check"));
        all.addAll(List.of(words));
        return command.run(all);
    }

    @Test
    void aSourceFileIsCompiledAndRunWithItsArguments() {
        files.program("Echo", ECHO);
        agentLeaves(Runs.with());
        Command.Result result = check("Echo.java", "a b", "", "--", "-o", "*", "@x", "'q\"");
        assertEquals("<a b>\n<>\n<-->\n<-o>\n<*>\n<@x>\n<'q\">\n", result.output());
        assertEquals(0, result.status());
        assertTrue(result.errors().contains("AnyOrder found nothing"), result.errors());
        assertTrue(command.agentOptions().contains("source=" + folder), command.agentOptions()::toString);
    }

    @Test
    void aSourceFileInAPackageFindsItsNeighbours() {
        files.write(
                "src/a/b/Main.java",
                "package a.b; interface First {} class Main { public static void main(String[] x) { Other.say(); } }");
        files.write(
                "src/a/b/Other.java",
                "package a.b; class Other { static void say() { System.out.println(Other.class); } }");
        agentLeaves(Runs.with());
        Command.Result result = check("src/a/b/Main.java");
        assertEquals("class a.b.Other\n", result.output(), result.errors());
        assertTrue(
                command.agentOptions().contains("source=" + folder.resolve("src")), command.agentOptions()::toString);
    }

    @Test
    void aJarIsRunWithItsArguments() {
        files.compiled("Echo", ECHO);
        files.jar("app.jar", List.of("Main-Class", "Echo"), "Echo.class");
        agentLeaves(Runs.with(Severity.ERROR));
        Command.Result result = check("app.jar", "-jar", "x y");
        assertEquals("<-jar>\n<x y>\n", result.output());
        assertEquals(66, result.status());
        assertTrue(result.errors().contains("data race"), result.errors());
    }

    @Test
    void aJavaCommandIsRunAsItIsWritten() {
        files.compiled("Echo", ECHO + "System.out.println(System.getProperty(\"p\"));");
        files.write("args", "-Dp='x y'\n-cp classes");
        agentLeaves(Runs.with());
        Command.Result result = check("-a", "none", "--", "java", "@args", "Echo", "@args", "-version");
        assertEquals("<@args>\n<-version>\nx y\n", result.output(), result.errors());
        assertTrue(command.agentOptions().contains("analyses=none"));
    }

    @Test
    void aSourceFileInAJavaCommandIsLeftToJava() {
        files.program("Echo", ECHO);
        agentLeaves(Runs.with());
        assertEquals("<a>\n", check("--", "java", "-Xmx64m", "Echo.java", "a").output());
    }

    @Test
    void aMainClassOfTheJdkNeedsNoClassPath() {
        agentLeaves(Runs.with());
        assertEquals(
                0, check("--", "java", "com.sun.tools.javac.Main", "-version").status());
        assertTrue(command.startedTheProgram());
    }

    @Test
    void theProgramGetsItsVariablesBackAndItsInput() {
        files.program("In", "System.out.print(new String(System.in.readAllBytes()) + System.getProperty(\"p\"));");
        agentLeaves(Runs.with());
        Command.Result result = command.with("ANYORDER_HIDDEN_JDK_JAVA_OPTIONS", "-Dp=1")
                .withInput("in ")
                .run(List.of("check", "In.java"));
        assertEquals("in 1", result.output(), result.errors());
    }

    @Test
    void theProgramsOwnStatusIsPassedOn() {
        files.program("Exit", "System.exit(7);");
        agentLeaves(Runs.with(Severity.ERROR));
        Command.Result result = check("Exit.java");
        assertEquals(7, result.status());
        assertTrue(result.errors().contains("data race"), result.errors());
    }

    @Test
    void aProgramThatIsKilledGives128AndTheSignal() {
        files.program(
                "Kill",
                "new ProcessBuilder(\"kill\", \"-9\", \"\" + ProcessHandle.current().pid()).start(); Thread.currentThread().join();");
        Command.Result result = check("Kill.java");
        assertEquals(137, result.status());
        assertTrue(result.errors().contains("No report"), result.errors());
    }

    @Test
    void findingsBelowTheLevelDoNotFail() {
        files.program("Quiet", "");
        agentLeaves(Runs.with(Severity.WARNING));
        assertEquals(0, check("--fail-on", "error", "Quiet.java").status());
    }

    @Test
    void aRunWithoutFindingsFileIsAFailureOfOurs() {
        files.program("Quiet", "");
        Command.Result result = check("Quiet.java");
        assertEquals(70, result.status());
        assertTrue(result.errors().contains("No report"), result.errors());
    }

    @Test
    void aFindingsFileThatIsCutOffIsAFailureOfOurs() {
        files.program("Quiet", "");
        new Workshop(fake).write("findings.json", "{\"version\":1,");
        assertEquals(70, check("Quiet.java").status());
    }

    @Test
    void anInternalErrorIsAFailureOfOurs() {
        files.program("Quiet", "");
        agentLeaves(Runs.noted(NoteType.INTERNAL_ERROR, "an error", "a place"));
        assertEquals(70, check("Quiet.java").status());
    }

    @Test
    void optionsReachTheAgentWithAbsolutePaths() {
        files.program("Quiet", "");
        files.write("s", "# none\n");
        agentLeaves(Runs.with());
        check(
                "--include",
                "a.*",
                "--include=b.C",
                "--exclude",
                "c.**",
                "--fields",
                "a.A.x,a.A$B.*",
                "--suppress",
                "s",
                "-o",
                "out,=x",
                "--report",
                "json",
                "--report",
                "text",
                "--color",
                "never",
                "Quiet.java");
        assertEquals(
                List.of(
                        "console=false",
                        "analyses=race,determinacy,declared",
                        "report=json,text",
                        "out=" + folder.resolve("out,=x"),
                        "suppress=" + folder.resolve("s"),
                        "include=a.*,b.C",
                        "exclude=c.**",
                        "fields=a.A.x,a.A$B.*",
                        "pairs=some",
                        "color=never",
                        "source=" + folder),
                command.agentOptions());
        assertTrue(Files.exists(folder.resolve("out,=x/findings.json")));
    }

    @Test
    void onlyTheFormatsAskedForAreShown() {
        files.program("Quiet", "");
        agentLeaves(Runs.with(Severity.ERROR));
        Command.Result result = check("--report", "json", "Quiet.java");
        assertFalse(result.errors().contains("data race"), result.errors());
        assertEquals(66, result.status());
    }

    @Test
    void coloursAreShownIfAskedFor() {
        files.program("Quiet", "");
        agentLeaves(Runs.with(Severity.ERROR));
        assertTrue(check("--color=always", "Quiet.java").errors().contains("\u001b["));
    }

    @Test
    void anInterruptReachesTheProgramAndTheReportIsStillPrinted() throws IOException, InterruptedException {
        files.program("Wait", "System.out.println(\"ready\"); Thread.currentThread().join();");
        agentLeaves(Runs.with(Severity.ERROR));
        Path errors = fake.resolve("errors");
        Process process = command.startInterruptible(List.of("check", "Wait.java"), errors);
        assertEquals("ready", process.inputReader().readLine());
        new ProcessBuilder("kill", "-INT", Long.toString(process.pid())).start().waitFor();
        assertTrue(process.waitFor(2, TimeUnit.MINUTES), "the interrupt had no effect");
        assertEquals(130, process.exitValue());
        assertTrue(Files.readString(errors).contains("data race"));
    }

    @Test
    void nothingIsLeftInTheFolderOfTemporaryFiles() throws IOException {
        files.program("Quiet", "System.out.println(System.getProperty(\"java.class.path\"));");
        agentLeaves(Runs.with());
        Path classes = Path.of(check("Quiet.java").output().strip().replaceFirst(":.*", ""));
        assertFalse(Files.exists(classes.getParent()), classes::toString);
    }
}
