package dev.anyorder.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.jar.Attributes;
import java.util.jar.JarFile;
import java.util.zip.ZipEntry;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The one jar, as users get it. */
class PackedJarIT {
    private static final String JAVA =
            Path.of(System.getProperty("java.home"), "bin", "java").toString();
    private static final Path JAR = Path.of("target/anyorder.jar");

    @Test
    void isBothTheCommandAndTheAgent() throws IOException {
        try (JarFile jar = new JarFile(JAR.toFile())) {
            Attributes manifest = jar.getManifest().getMainAttributes();
            assertEquals("dev.anyorder.cli.Main", manifest.getValue("Main-Class"));
            assertEquals("dev.anyorder.agent.Premain", manifest.getValue("Premain-Class"));
            assertEquals("dev.anyorder.agent.Premain", manifest.getValue("Agent-Class"));
            assertEquals("true", manifest.getValue("Can-Retransform-Classes"));
            assertEquals("true", manifest.getValue("Can-Redefine-Classes"));
        }
    }

    @Test
    void holdsNoClassThatAProgramCouldBringAlong() throws IOException {
        try (JarFile jar = new JarFile(JAR.toFile())) {
            List<String> others = jar.stream()
                    .map(ZipEntry::getName)
                    .filter(name -> !name.endsWith("/") && !name.startsWith("dev/anyorder/"))
                    .sorted()
                    .toList();
            assertEquals(
                    List.of(
                            "META-INF/LICENSE",
                            "META-INF/MANIFEST.MF",
                            "META-INF/licenses/asm.txt",
                            "META-INF/licenses/eclipse.txt",
                            "META-INF/licenses/guava.txt",
                            "META-INF/licenses/picocli.txt"),
                    others);
            assertNotNull(jar.getEntry("dev/anyorder/shaded/asm/ClassReader.class"));
        }
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
        Process process = new ProcessBuilder(JAVA, "-jar", JAR.toAbsolutePath().toString(), "check", "Endless.java")
                .directory(folder.toFile())
                .redirectError(errors.toFile())
                .start();
        assertEquals("waiting", process.inputReader().readLine());
        List<String> kill = new ArrayList<>(List.of("kill", "-INT", Long.toString(process.pid())));
        process.descendants().forEach(each -> kill.add(Long.toString(each.pid())));
        assertEquals(0, new ProcessBuilder(kill).start().waitFor());
        assertTrue(process.waitFor(2, TimeUnit.MINUTES), "not heard; were the tests started with SIGINT ignored?");
        assertEquals(130, process.exitValue());
        String report = Files.readString(errors);
        assertTrue(report.contains("data race on static Endless.total"), report);
    }
}
