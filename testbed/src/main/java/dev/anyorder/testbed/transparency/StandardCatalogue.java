package dev.anyorder.testbed.transparency;

import dev.anyorder.agent.catalogue.Catalogue;
import dev.anyorder.agent.catalogue.CatalogueReader;
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

    static Catalogue read() throws IOException {
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
            return Path.of(Catalogue.class
                    .getProtectionDomain()
                    .getCodeSource()
                    .getLocation()
                    .toURI());
        } catch (URISyntaxException e) {
            throw new IllegalStateException(e);
        }
    }

    private static Catalogue read(Path root) throws IOException {
        CatalogueReader reader = new CatalogueReader(Runtime.version().feature());
        Path folder = root.resolve(Catalogue.class.getPackageName().replace('.', '/'));
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
