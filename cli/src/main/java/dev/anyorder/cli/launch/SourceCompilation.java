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

/** Compiles a source file and lists its top-level classes. */
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

    /** {@link #run} prints the errors. */
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

    List<String> types() {
        return types;
    }

    /** The file's folder if it does not match the package. */
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

    /** Returns false after printed errors. */
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
