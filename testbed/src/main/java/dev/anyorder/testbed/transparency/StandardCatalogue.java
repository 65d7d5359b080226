package dev.anyorder.testbed.transparency;

import dev.anyorder.agent.catalogue.ModelCatalogue;
import dev.anyorder.agent.catalogue.ModelReader;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** The catalogue that comes with the agent, read from beside its classes, be that a folder or a jar. */
final class StandardCatalogue {
    private StandardCatalogue() {}

    static ModelCatalogue read() throws IOException {
        Path own = own();
        if (Files.isDirectory(own)) {
            return read(own);
        }
        try (FileSystem jar = FileSystems.newFileSystem(own)) {
            return read(jar.getPath("/"));
        }
    }

    private static Path own() {
        try {
            return Path.of(ModelCatalogue.class
                    .getProtectionDomain()
                    .getCodeSource()
                    .getLocation()
                    .toURI());
        } catch (URISyntaxException e) {
            throw new IllegalStateException(e);
        }
    }

    private static ModelCatalogue read(Path root) throws IOException {
        ModelReader reader = new ModelReader(Runtime.version().feature());
        Path folder = root.resolve(ModelCatalogue.class.getPackageName().replace('.', '/'));
        List<Path> files;
        try (Stream<Path> all = Files.list(folder)) {
            files = all.filter(file -> file.toString().endsWith(".txt"))
                    .sorted()
                    .toList();
        }
        for (Path file : files) {
            reader.add(file.getFileName().toString(), Files.newInputStream(file));
        }
        return reader.catalogue();
    }
}
