package dev.anyorder.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.TimeUnit;
import java.util.jar.Attributes;
import java.util.jar.JarFile;
import java.util.zip.ZipEntry;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The two jars, as users get them. */
class PackedJarIT {
    private static final String JAVA =
            Path.of(System.getProperty("java.home"), "bin", "java").toString();
    private static final Path JAR = Path.of("target/anyorder.jar");
    private static final Path AGENT = Path.of("target/anyorder-agent.jar");
    private static final long LARGEST_AGENT = 1_500_000;

    @Test
    void theCommandHasTheAgentOnItsClassPath() throws IOException {
        try (JarFile jar = new JarFile(JAR.toFile())) {
            Attributes manifest = jar.getManifest().getMainAttributes();
            assertEquals("dev.anyorder.cli.CommandJar", manifest.getValue("Main-Class"));
            assertEquals("anyorder-agent.jar", manifest.getValue("Class-Path"));
            assertNull(manifest.getValue("Premain-Class"));
        }
    }

    @Test
    void theAgentIsAnAgentAndSmall() throws IOException {
        try (JarFile jar = new JarFile(AGENT.toFile())) {
            Attributes manifest = jar.getManifest().getMainAttributes();
            assertEquals("dev.anyorder.agent.Premain", manifest.getValue("Premain-Class"));
            assertEquals("dev.anyorder.agent.Premain", manifest.getValue("Agent-Class"));
            assertEquals("true", manifest.getValue("Can-Retransform-Classes"));
            assertEquals("true", manifest.getValue("Can-Redefine-Classes"));
        }
        assertTrue(Files.size(AGENT) < LARGEST_AGENT, Files.size(AGENT) + " bytes");
    }

    private static List<String> files(Path path) throws IOException {
        try (JarFile jar = new JarFile(path.toFile())) {
            return jar.stream()
                    .map(ZipEntry::getName)
                    .filter(name -> !name.endsWith("/"))
                    .sorted()
                    .toList();
        }
    }

    private static List<String> outsideOurPackage(Path jar) throws IOException {
        return files(jar).stream()
                .filter(name -> !name.startsWith("dev/anyorder/"))
                .toList();
    }

    @Test
    void theyHoldNoClassThatAProgramCouldBringAlong() throws IOException {
        assertEquals(
                List.of("META-INF/LICENSE", "META-INF/MANIFEST.MF", "META-INF/licenses/asm.txt"),
                outsideOurPackage(AGENT));
        assertEquals(
                List.of(
                        "META-INF/LICENSE",
                        "META-INF/MANIFEST.MF",
                        "META-INF/licenses/eclipse.txt",
                        "META-INF/licenses/guava.txt",
                        "META-INF/licenses/picocli.txt"),
                outsideOurPackage(JAR));
        assertTrue(files(AGENT).contains("dev/anyorder/shaded/asm/ClassReader.class"));
        assertTrue(files(JAR).contains("dev/anyorder/shaded/picocli/CommandLine.class"));
    }

    @Test
    void noClassIsInBoth() throws IOException {
        Set<String> both = new TreeSet<>(files(AGENT));
        both.retainAll(files(JAR));
        assertEquals(Set.of("META-INF/LICENSE", "META-INF/MANIFEST.MF"), both);
    }

    @Test
    void theCommandAloneSaysWhatIsMissing(@TempDir Path folder) throws IOException, InterruptedException {
        Path alone = Files.copy(JAR, folder.resolve("anyorder.jar"));
        Process process = new ProcessBuilder(JAVA, "-jar", alone.toString(), "--version")
                .redirectErrorStream(true)
                .start();
        String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertEquals(2, process.waitFor());
        assertEquals(
                "anyorder: '" + folder.resolve("anyorder-agent.jar")
                        + "' does not exist. Keep it next to anyorder.jar.\n",
                output);
    }

    @Test
    void startsByItself() throws IOException, InterruptedException {
        Process process = new ProcessBuilder(JAVA, "-jar", JAR.toString(), "--version")
                .redirectErrorStream(true)
                .start();
        String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertEquals(0, process.waitFor());
        assertTrue(output.startsWith("anyorder 0."), output);
    }

    /** A terminal sends the signal to the command and to the program. */
    @Test
    void aProgramThatNeverEndsGetsItsReportWhenItIsInterrupted(@TempDir Path folder)
            throws IOException, InterruptedException {
        new Workshop(folder).write("Endless.java", """
                class Endless {
                    static int total;

                    public static void main(String[] args) throws InterruptedException {
                        Thread other = new Thread(() -> total = 1);
                        other.start();
                        total = 2;
                        other.join();
                        System.out.println("waiting");
                        Thread.currentThread().join();
                    }
                }
                """);
        Path errors = folder.resolve("errors");
        Process process = new ProcessBuilder(InterruptibleStart.of(
                        List.of(JAVA, "-jar", JAR.toAbsolutePath().toString(), "check", "Endless.java")))
                .directory(folder.toFile())
                .redirectError(errors.toFile())
                .start();
        assertEquals("waiting", process.inputReader().readLine());
        List<String> kill = new ArrayList<>(List.of("kill", "-INT", Long.toString(process.pid())));
        process.descendants().forEach(each -> kill.add(Long.toString(each.pid())));
        assertEquals(0, new ProcessBuilder(kill).start().waitFor());
        assertTrue(process.waitFor(2, TimeUnit.MINUTES), "the interrupt had no effect");
        assertEquals(130, process.exitValue());
        String report = Files.readString(errors);
        assertTrue(report.contains("data race on static Endless.total"), report);
    }
}
