package dev.anyorder.cli.run;

import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import org.jspecify.annotations.Nullable;

/** A folder that is deleted at the end of this process, even after a signal. */
public final class TemporaryFolder implements AutoCloseable {
    private final Path path;
    private final Thread hook = new Thread(this::delete, "anyorder-clean-up");

    public TemporaryFolder() throws IOException {
        path = Files.createTempDirectory("anyorder");
        Runtime.getRuntime().addShutdownHook(hook);
    }

    public Path path() {
        return path;
    }

    @Override
    public void close() {
        delete();
        try {
            Runtime.getRuntime().removeShutdownHook(hook);
        } catch (IllegalStateException e) {
            // The hook runs already; deleting twice is harmless.
        }
    }

    private void delete() {
        try {
            Files.walkFileTree(path, new Remover());
        } catch (IOException e) {
            // Left to the system.
        }
    }

    private static final class Remover extends SimpleFileVisitor<Path> {
        @Override
        public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) throws IOException {
            Files.deleteIfExists(file);
            return FileVisitResult.CONTINUE;
        }

        @Override
        public FileVisitResult postVisitDirectory(Path folder, @Nullable IOException problem) throws IOException {
            Files.deleteIfExists(folder);
            return FileVisitResult.CONTINUE;
        }
    }
}
