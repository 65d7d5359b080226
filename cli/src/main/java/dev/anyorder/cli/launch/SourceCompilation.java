package dev.anyorder.cli.launch;

import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.JavacTask;
import java.io.IOException;
import java.io.OutputStreamWriter;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;

/** One source file before the JDK's compiler: what it declares, and its class files. */
final class SourceCompilation {
    private final JavaCompiler compiler;
    private final Path file;
    private final List<String> types = new ArrayList<>();
    private String packageName = "";

    SourceCompilation(JavaCompiler compiler, Path file) throws IOException {
        this.compiler = compiler;
        this.file = file;
        outline();
    }

    /** Reads the outline only; mistakes are left to {@link #run}, which shows them as javac does. */
    private void outline() throws IOException {
        try (StandardJavaFileManager files = files()) {
            JavacTask task = (JavacTask) compiler.getTask(
                    PrintWriter.nullWriter(),
                    files,
                    mistake -> {},
                    List.of("-proc:none"),
                    null,
                    files.getJavaFileObjects(file));
            for (CompilationUnitTree unit : task.parse()) {
                ExpressionTree name = unit.getPackageName();
                packageName = name == null ? "" : name.toString();
                for (Tree tree : unit.getTypeDecls()) {
                    if (tree instanceof ClassTree type) {
                        types.add(
                                packageName.isEmpty()
                                        ? "" + type.getSimpleName()
                                        : packageName + "." + type.getSimpleName());
                    }
                }
            }
        }
    }

    private StandardJavaFileManager files() {
        return compiler.getStandardFileManager(null, Locale.getDefault(), StandardCharsets.UTF_8);
    }

    /** The names of the classes at the top of the file, in their order. */
    List<String> types() {
        return types;
    }

    /** The folder that holds the root of the file's package, or its own folder if the names do not match. */
    Path root() {
        Path folder = file.toAbsolutePath().normalize().getParent();
        Path inside = packageName.isEmpty() ? null : Path.of(packageName.replace('.', '/'));
        if (folder == null || inside == null || !folder.endsWith(inside)) {
            return folder == null ? Path.of("").toAbsolutePath() : folder;
        }
        Path root = folder;
        for (int i = inside.getNameCount(); i > 0 && root != null; i--) {
            root = root.getParent();
        }
        return root == null ? folder : root;
    }

    /** Compiles into the folder; false if there are errors, which are then printed as javac prints them. */
    boolean run(Path classes, String classPath, PrintStream errors) throws IOException {
        List<String> options = new ArrayList<>(List.of("-g", "-proc:none", "-encoding", "UTF-8"));
        options.addAll(List.of("-d", classes.toString(), "-sourcepath", root().toString()));
        options.addAll(List.of("-cp", classPath.isEmpty() ? classes.toString() : classPath));
        PrintWriter writer = new PrintWriter(new OutputStreamWriter(errors, Charset.defaultCharset()), true);
        try (StandardJavaFileManager files = files()) {
            return compiler.getTask(writer, files, null, options, null, files.getJavaFileObjects(file))
                    .call();
        } finally {
            writer.flush();
        }
    }
}
