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
                "Prints the catalogue: the rules for JDK classes. Your own rules (--catalogue FILE) use the same syntax.")
final class CatalogueCommand implements Callable<Integer> {
    @Parameters(
            arity = "0..1",
            paramLabel = "CLASS",
            description = "print only classes whose name contains this text, such as Lock or java.util.HashMap.")
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
            throw new UsageException("The catalogue has no rules for '" + name
                    + "'. Add your own with anyorder check --catalogue FILE.");
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
