package dev.anyorder.cli.launch;

import dev.anyorder.core.options.UsageException;
import java.io.File;
import java.lang.module.FindException;
import java.lang.module.ModuleFinder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;

/** The java command line after {@code --}, passed on unchanged. */
public final class CommandProgram {
    /** With these options only the JVM can locate classes. */
    private static final List<String> BEYOND_US = List.of(
            "-Djava.system.class.loader=",
            "-Djava.class.path=",
            "-Xbootclasspath/a:",
            "--patch-module",
            "--upgrade-module-path",
            "-javaagent:",
            "-agentpath:",
            "-XX:Flags=",
            "-XX:VMOptionsFile=");

    private CommandProgram() {}

    /** The first word must be a java launcher. */
    public static ProgramLaunch launch(List<String> words, Map<String, String> environment) {
        if (words.isEmpty()) {
            throw new UsageException(
                    "Missing java command after --. Example: anyorder check -- java -cp classes Main.");
        }
        JavaLauncher java = JavaLauncher.named(words.get(0), environment);
        List<String> arguments = words.subList(1, words.size());
        JavaCommand command = JavaCommand.parse(arguments, environment.getOrDefault("JDK_JAVA_OPTIONS", ""));
        AgentConflict.check(command, environment);
        check(command, environment, java.feature());
        return new ProgramLaunch(java, arguments, null);
    }

    private static void check(JavaCommand command, Map<String, String> environment, int feature) {
        String target = command.target();
        if (target.isEmpty() && command.kind() != JavaCommand.Kind.NOTHING) {
            throw new UsageException("The java command names no class, jar or module.");
        }
        boolean ours = BEYOND_US.stream().noneMatch(command::hasOption);
        switch (command.kind()) {
            case JAR -> {
                if (ours) {
                    JarProgram.check(target, feature);
                }
            }
            case SOURCE -> {
                if (!Files.isRegularFile(Path.of(target))) {
                    throw new UsageException("Source file '" + target + "' does not exist.");
                }
            }
            case CLASS -> {
                if (ours && !command.hasOption("--source")) {
                    MainClass.check(target, classPath(command, environment), feature);
                }
            }
            case MODULE -> {
                if (ours) {
                    checkModule(target.replaceFirst("/.*", ""), command);
                }
            }
            case NOTHING -> {
                // A query; nothing to check.
            }
        }
    }

    private static String classPath(JavaCommand command, Map<String, String> environment) {
        String given = command.classPath();
        if (given != null) {
            return given;
        }
        String fromEnvironment = environment.get("CLASSPATH");
        return fromEnvironment == null ? "." : fromEnvironment;
    }

    private static void checkModule(String module, JavaCommand command) {
        String path = command.modulePath() == null ? "" : command.modulePath();
        Path[] entries = Arrays.stream(path.split(File.pathSeparator, -1))
                .filter(entry -> !entry.isEmpty())
                .map(Path::of)
                .toArray(Path[]::new);
        try {
            if (ModuleFinder.of(entries).find(module).isEmpty()
                    && ModuleFinder.ofSystem().find(module).isEmpty()) {
                throw new UsageException("Module '" + module + "' is not on the module path '" + path + "'.");
            }
        } catch (FindException e) {
            throw new UsageException("Cannot read module path '" + path + "': " + e.getMessage() + ".");
        }
    }
}
