package dev.anyorder.cli.launch;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * A parsed java command line. Follows the launcher's rules for options with values, argument files and {@code
 * JDK_JAVA_OPTIONS}; an unknown option has no separate value.
 *
 * @param kind the kind of target
 * @param target the main class, jar, module or source file, or empty
 * @param options the JVM options and their values
 * @param classPath the last one given, or null
 * @param modulePath the last one given, or null
 */
public record JavaCommand(
        Kind kind,
        String target,
        List<String> options,
        @Nullable String classPath,
        @Nullable String modulePath) {
    /** The kind of target. */
    public enum Kind {
        CLASS,
        JAR,
        MODULE,
        SOURCE,
        /** A query such as {@code -version}, or no target. */
        NOTHING
    }

    private static final Set<String> CLASS_PATH = Set.of("-cp", "-classpath", "--class-path");
    private static final Set<String> MODULE_PATH = Set.of("-p", "--module-path");
    private static final Set<String> WITH_VALUE = Set.of(
            "--upgrade-module-path",
            "--add-modules",
            "--limit-modules",
            "--add-exports",
            "--add-opens",
            "--add-reads",
            "--patch-module",
            "--enable-native-access",
            "--source");
    private static final Set<String> QUESTIONS = Set.of(
            "-version",
            "--version",
            "-fullversion",
            "--full-version",
            "-help",
            "--help",
            "-h",
            "-?",
            "-X",
            "--help-extra",
            "--list-modules",
            "--validate-modules",
            "-d",
            "--describe-module");

    public JavaCommand {
        options = List.copyOf(options);
    }

    /** Parses the words after {@code java}; {@code before} is the value of {@code JDK_JAVA_OPTIONS}. */
    public static JavaCommand parse(List<String> words, String before) {
        List<String> all = new ArrayList<>(ArgumentFile.words(before));
        all.addAll(words);
        LauncherArguments rest = new LauncherArguments(all);
        List<String> options = new ArrayList<>();
        String classPath = null;
        String modulePath = null;
        for (String word = rest.next(); word != null; word = rest.next()) {
            Kind kind = kindOf(word);
            if (kind != null) {
                String target = kind == Kind.JAR || word.equals("-m") || word.equals("--module") ? rest.next() : word;
                return new JavaCommand(kind, target == null ? "" : name(target), options, classPath, modulePath);
            }
            options.add(word);
            if (CLASS_PATH.contains(word) || MODULE_PATH.contains(word) || WITH_VALUE.contains(word)) {
                String value = rest.next();
                if (value == null) {
                    break;
                }
                options.add(value);
                classPath = CLASS_PATH.contains(word) ? value : classPath;
                modulePath = MODULE_PATH.contains(word) ? value : modulePath;
            } else if (word.startsWith("--class-path=")) {
                classPath = afterEquals(word);
            } else if (word.startsWith("--module-path=")) {
                modulePath = afterEquals(word);
            }
        }
        return new JavaCommand(Kind.NOTHING, "", options, classPath, modulePath);
    }

    private static @Nullable Kind kindOf(String word) {
        if (word.equals("-jar")) {
            return Kind.JAR;
        }
        if (word.equals("-m") || word.equals("--module") || word.startsWith("--module=")) {
            return Kind.MODULE;
        }
        if (QUESTIONS.contains(word) || word.startsWith("--describe-module=")) {
            return Kind.NOTHING;
        }
        if (word.startsWith("-")) {
            return null;
        }
        return word.endsWith(".java") ? Kind.SOURCE : Kind.CLASS;
    }

    private static String name(String target) {
        return target.startsWith("--module=") ? afterEquals(target) : target;
    }

    private static String afterEquals(String word) {
        return word.substring(word.indexOf('=') + 1);
    }

    public boolean hasOption(String beginning) {
        return options.stream().anyMatch(option -> option.startsWith(beginning));
    }
}
