package dev.anyorder.agent.catalogue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Objects;
import java.util.stream.Stream;

/** The rows that come with AnyOrder, as the running JDK needs them. */
final class Standard {
    static final ModelCatalogue CATALOGUE = read();

    private Standard() {}

    private static ModelCatalogue read() {
        ModelReader reader = new ModelReader(Runtime.version().feature());
        try (Stream<Path> files = Files.list(folder())) {
            for (Path file : files.filter(path -> path.toString().endsWith(".txt"))
                    .sorted()
                    .toList()) {
                reader.add(file.getFileName().toString(), Files.newInputStream(file));
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return reader.catalogue();
    }

    private static Path folder() {
        URL file = Objects.requireNonNull(ModelCatalogue.class.getResource("locks.txt"));
        try {
            return Objects.requireNonNull(Path.of(file.toURI()).getParent());
        } catch (URISyntaxException e) {
            throw new IllegalStateException(e);
        }
    }
}
