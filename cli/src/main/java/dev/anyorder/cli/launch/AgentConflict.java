package dev.anyorder.cli.launch;

import dev.anyorder.core.options.UsageException;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.jar.JarFile;
import java.util.jar.Manifest;

/** Rejects a second AnyOrder agent: the two would instrument each other. */
public final class AgentConflict {
    private static final String PREMAIN = "dev.anyorder.agent.Premain";
    private static final List<String> VARIABLES = List.of("JAVA_TOOL_OPTIONS", "JDK_JAVA_OPTIONS", "_JAVA_OPTIONS");

    private AgentConflict() {}

    /** Checks the environment. */
    public static void check(Map<String, String> environment) {
        for (String variable : VARIABLES) {
            for (String word : ArgumentFile.words(environment.getOrDefault(variable, ""))) {
                check(word, "the environment variable " + variable);
            }
        }
    }

    static void check(JavaCommand command, Map<String, String> environment) {
        check(environment);
        for (String option : command.options()) {
            check(option, "the java command");
        }
    }

    private static void check(String option, String where) {
        if (option.startsWith("-javaagent:") && isOurs(option.substring("-javaagent:".length()))) {
            throw new UsageException("The AnyOrder agent is already in " + where + " (" + option
                    + "). Remove it; anyorder adds its own.");
        }
    }

    private static boolean isOurs(String agent) {
        String jar = agent.replaceFirst("=.*", "");
        try (JarFile opened = new JarFile(jar)) {
            Manifest manifest = opened.getManifest();
            return manifest != null
                    && PREMAIN.equals(manifest.getMainAttributes().getValue("Premain-Class"));
        } catch (IOException e) {
            Path name = Path.of(jar).getFileName();
            String lower = String.valueOf(name).toLowerCase(Locale.ROOT);
            return lower.startsWith("anyorder") && lower.endsWith(".jar");
        }
    }
}
