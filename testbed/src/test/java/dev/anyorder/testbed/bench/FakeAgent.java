package dev.anyorder.testbed.bench;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Properties;
import java.util.jar.Attributes;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;

/**
 * An agent that does what it is told by the name of the analysis: {@code none} finds nothing, {@code two} finds two
 * things, {@code exit} ends the JVM, {@code mute} writes no findings.
 */
public final class FakeAgent {

    private FakeAgent() {}

    public static void premain(String argument) throws IOException {
        Properties options = new Properties();
        try (var in = Files.newInputStream(Path.of(argument.substring(1)))) {
            options.load(in);
        }
        String findings = switch (options.getProperty("analyses")) {
            case "none" -> "[]";
            case "two" -> "[{\"id\":\"a\"},{\"id\":\"b\",\"accesses\":[{},{}]}]";
            default -> "";
        };
        if (options.getProperty("analyses").equals("exit")) {
            System.err.println("cannot go on");
            System.exit(3);
        }
        if (!findings.isEmpty()) {
            Path out = Files.createDirectories(Path.of(options.getProperty("out")));
            Files.writeString(out.resolve("findings.json"), "{\"version\":1,\"findings\":" + findings + "}");
        }
    }

    /** Packs this class into a jar that can be given to {@code -javaagent}. */
    static Path jar(Path folder) throws IOException {
        Manifest manifest = new Manifest();
        manifest.getMainAttributes().put(Attributes.Name.MANIFEST_VERSION, "1.0");
        manifest.getMainAttributes().putValue("Premain-Class", FakeAgent.class.getName());
        String entry = FakeAgent.class.getName().replace('.', '/') + ".class";
        Path jar = folder.resolve("fake-agent.jar");
        try (OutputStream file = Files.newOutputStream(jar);
                JarOutputStream out = new JarOutputStream(file, manifest);
                var bytes = FakeAgent.class.getClassLoader().getResourceAsStream(entry)) {
            out.putNextEntry(new JarEntry(entry));
            bytes.transferTo(out);
        }
        return jar;
    }
}
