package dev.anyorder.testbed.transparency;

import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.jar.JarFile;
import java.util.zip.ZipEntry;
import org.jspecify.annotations.Nullable;

/** The class files in some jars, by internal name. Where two jars hold a class of one name, the first jar's counts. */
final class ClassFiles implements Closeable {
    private static final String SUFFIX = ".class";

    private final List<JarFile> jars = new ArrayList<>();
    private final Map<String, JarFile> holders = new HashMap<>();

    ClassFiles(List<Path> paths) throws IOException {
        for (Path path : paths) {
            JarFile jar = new JarFile(path.toFile());
            jars.add(jar);
            jar.stream()
                    .map(ZipEntry::getName)
                    .filter(ClassFiles::isClass)
                    .map(name -> name.substring(0, name.length() - SUFFIX.length()))
                    .forEach(name -> holders.putIfAbsent(name, jar));
        }
    }

    private static boolean isClass(String entry) {
        return entry.endsWith(SUFFIX) && !entry.startsWith("META-INF/") && !entry.endsWith("module-info.class");
    }

    /** The internal names of the classes that come from one jar, sorted. */
    List<String> of(Path path) {
        return holders.entrySet().stream()
                .filter(entry -> Path.of(entry.getValue().getName()).equals(path))
                .map(Map.Entry::getKey)
                .sorted()
                .toList();
    }

    /** A class file, or null when no jar has it. */
    byte @Nullable [] read(String name) {
        JarFile jar = holders.get(name);
        if (jar == null) {
            return null;
        }
        try (InputStream in = jar.getInputStream(jar.getEntry(name + SUFFIX))) {
            return in.readAllBytes();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public void close() throws IOException {
        for (JarFile jar : jars) {
            jar.close();
        }
    }
}
