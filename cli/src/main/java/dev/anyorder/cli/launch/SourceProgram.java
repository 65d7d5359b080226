package dev.anyorder.cli.launch;

import dev.anyorder.core.options.UsageException;
import java.io.File;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import javax.tools.JavaCompiler;
import javax.tools.ToolProvider;

/**
 * Compiles a source file, with line numbers, and runs its first class with a main method. Uses its source root, {@code
 * CLASSPATH}, and the task library.
 */
public final class SourceProgram {
    private final Path file;
    private final Path classes;
    private final String classPath;

    private SourceProgram(Path file, Path classes, String classPath) {
        this.file = file;
        this.classes = classes;
        this.classPath = classPath;
    }

    /** Compiles into {@code classes}; {@code library} may be missing. */
    public static ProgramLaunch launch(
            String name,
            List<String> arguments,
            Path classes,
            Path library,
            Map<String, String> environment,
            PrintStream errors) {
        Path file = Path.of(name);
        if (!Files.isRegularFile(file)) {
            throw new UsageException(
                    "Source file '" + name + (Files.exists(file) ? "' is not a file." : "' does not exist."));
        }
        return new SourceProgram(file, classes, classPath(environment.getOrDefault("CLASSPATH", ""), library))
                .launch(arguments, errors);
    }

    private static String classPath(String given, Path library) {
        if (!Files.isDirectory(library)) {
            return given;
        }
        return given.isEmpty() ? library.toString() : given + File.pathSeparator + library;
    }

    private ProgramLaunch launch(List<String> arguments, PrintStream errors) {
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        if (compiler == null) {
            throw new UsageException("Cannot compile '" + file + "': the Java at " + System.getProperty("java.home")
                    + " has no compiler. Set JAVA_HOME to a JDK.");
        }
        SourceCompilation sourceCompilation = compile(compiler, errors);
        JavaLauncher java = JavaLauncher.own();
        String mainClass = mainClass(sourceCompilation.types(), java.feature());
        String path = classPath.isEmpty() ? classes.toString() : classes + File.pathSeparator + classPath;
        List<String> words = new ArrayList<>(List.of("-cp", path, mainClass));
        words.addAll(arguments);
        return new ProgramLaunch(java, words, sourceCompilation.root());
    }

    private SourceCompilation compile(JavaCompiler compiler, PrintStream errors) {
        try {
            SourceCompilation sourceCompilation = new SourceCompilation(compiler, file);
            if (!sourceCompilation.run(classes, classPath, errors)) {
                throw new UsageException("'" + file + "' does not compile; see the errors above.");
            }
            return sourceCompilation;
        } catch (IOException e) {
            throw new UsageException("Cannot compile '" + file + "': " + e.getMessage() + ".");
        }
    }

    private String mainClass(List<String> types, int feature) {
        for (String type : types) {
            Path compiled = classes.resolve(type.replace('.', File.separatorChar) + ".class");
            try {
                if (MainClass.hasMain(ClassFile.read(Files.readAllBytes(compiled)), feature)) {
                    return type;
                }
            } catch (IOException e) {
                throw new UsageException("Cannot read compiled class '" + compiled + "': " + e.getMessage() + ".");
            }
        }
        throw new UsageException(
                "No class of '" + file + "' has a main method. Add public static void main(String[] args).");
    }
}
