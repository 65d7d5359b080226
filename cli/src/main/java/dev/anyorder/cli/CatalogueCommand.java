package dev.anyorder.cli;

import dev.anyorder.agent.catalogue.ModelReader;
import dev.anyorder.core.options.UsageException;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** {@code anyorder catalogue}: prints the catalogue of the JDK. */
@Command(
        name = "catalogue",
        mixinStandardHelpOptions = true,
        versionProvider = Main.Version.class,
        description =
                "Prints what AnyOrder knows of the JDK's classes. Rows of your own, for --catalogue, look the same.")
final class CatalogueCommand implements Callable<Integer> {
    @Parameters(
            arity = "0..1",
            paramLabel = "CLASS",
            description = "only classes whose name holds this, such as Lock or java.util.HashMap.")
    private String name = "";

    @Override
    public Integer call() throws IOException {
        List<String> lines = new ArrayList<>();
        Path own = Installation.of(ModelReader.class);
        if (Files.isDirectory(own)) {
            read(own, lines);
        } else {
            try (FileSystem jar = FileSystems.newFileSystem(own)) {
                read(jar.getPath("/"), lines);
            }
        }
        if (lines.isEmpty()) {
            throw new UsageException("The catalogue says nothing of " + name
                    + "; anyorder catalogue prints all of it, and --catalogue FILE adds rows of your own to check.");
        }
        PrintStream out = System.out;
        lines.forEach(out::println);
        return 0;
    }

    private void read(Path root, List<String> lines) throws IOException {
        Path folder = root.resolve(ModelReader.class.getPackageName().replace('.', '/'));
        try (Stream<Path> all = Files.list(folder)) {
            for (Path file :
                    all.filter(f -> f.toString().endsWith(".txt")).sorted().toList()) {
                select(Files.readAllLines(file), lines);
            }
        }
    }

    /** A section extends from one line without indentation to the next. */
    private void select(List<String> file, List<String> lines) {
        boolean wanted = name.isEmpty();
        for (String line : file) {
            boolean head = !line.isBlank() && !Character.isWhitespace(line.charAt(0));
            if (head && !name.isEmpty()) {
                wanted = !line.startsWith("#") && line.contains(name);
            }
            if (wanted && (name.isEmpty() || !line.isBlank())) {
                lines.add(line);
            }
        }
    }
}
