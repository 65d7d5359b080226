package dev.anyorder.cli.launch;

import dev.anyorder.core.options.UsageException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.jar.Attributes;
import java.util.jar.JarFile;
import java.util.jar.Manifest;

/** An executable jar. */
public final class JarProgram {
    private JarProgram() {}

    public static ProgramLaunch launch(String jar, List<String> arguments) {
        JavaLauncher java = JavaLauncher.own();
        check(jar, java.feature());
        List<String> words = new ArrayList<>(List.of("-jar", jar));
        words.addAll(arguments);
        return new ProgramLaunch(java, words, null);
    }

    static void check(String jar, int feature) {
        Path file = Path.of(jar);
        if (!Files.isRegularFile(file)) {
            throw new UsageException("Jar '" + jar + (Files.exists(file) ? "' is not a file." : "' does not exist."));
        }
        MainClass.check(mainClass(jar, file), jar, feature);
    }

    private static String mainClass(String jar, Path file) {
        try (JarFile opened = new JarFile(file.toFile())) {
            Manifest manifest = opened.getManifest();
            String name = manifest == null ? null : manifest.getMainAttributes().getValue(Attributes.Name.MAIN_CLASS);
            if (name == null) {
                throw new UsageException("Jar '" + jar
                        + "' has no Main-Class in its manifest. Name the class: anyorder check -- java -cp " + jar
                        + " your.Main.");
            }
            return name.strip();
        } catch (IOException e) {
            throw new UsageException(
                    "Cannot open jar '" + jar + "': it is corrupt or not a jar (" + e.getMessage() + ").");
        }
    }
}
