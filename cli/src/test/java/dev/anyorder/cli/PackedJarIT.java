package dev.anyorder.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.jar.Attributes;
import java.util.jar.JarFile;
import java.util.zip.ZipEntry;
import org.junit.jupiter.api.Test;

/** The one jar, as users get it. */
class PackedJarIT {
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
                            "META-INF/licenses/picocli.txt"),
                    others);
            assertNotNull(jar.getEntry("dev/anyorder/shaded/asm/ClassReader.class"));
        }
    }

    @Test
    void startsByItself() throws IOException, InterruptedException {
        String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        Process process = new ProcessBuilder(java, "-jar", JAR.toString(), "--version")
                .redirectErrorStream(true)
                .start();
        String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertEquals(0, process.waitFor());
        assertTrue(output.startsWith("anyorder 0."), output);
    }
}
