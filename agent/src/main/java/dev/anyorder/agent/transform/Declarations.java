package dev.anyorder.agent.transform;

import dev.anyorder.agent.catalogue.Catalogue;
import dev.anyorder.agent.catalogue.FieldRow;
import dev.anyorder.core.options.UsageException;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Enumeration;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.ClassReader;

/**
 * Looks, before the program starts, whether what is declared to be atomic, or deterministic, can be: annotations of all
 * classes on the class path, and rows of the user's catalogue. Classes that come from elsewhere are not looked at.
 */
public final class Declarations {
    /** All annotations begin like this, and a class file that has one holds its name. */
    private static final byte[] MARK = Declared.OURS.getBytes(StandardCharsets.UTF_8);

    private final Watched watched;
    private final Set<String> asked;

    /** For an analysis that wants to know what is to be atomic, one that wants to know what is to be deterministic, or both. */
    public Declarations(Watched watched, boolean wantsBlocks, boolean wantsScopes) {
        this.watched = watched;
        this.asked = new HashSet<>();
        if (wantsBlocks) {
            asked.addAll(List.of(Declared.ATOMIC, Declared.GROUP));
        }
        if (wantsScopes) {
            asked.add(Declared.DETERMINISTIC);
        }
    }

    /** Complains in one sentence about the first that cannot be. */
    public void check(Catalogue catalogue, String classPath) {
        if (asked.isEmpty()) {
            return;
        }
        for (FieldRow row : catalogue.fields()) {
            check(row);
        }
        for (String entry : classPath.split(File.pathSeparator)) {
            checkEntry(entry);
        }
    }

    /** An entry that cannot be read is left to the JVM, which will complain, if it minds. */
    private void checkEntry(String entry) {
        try {
            Path path = Path.of(entry);
            if (Files.isDirectory(path)) {
                checkFolder(path);
            } else if (Files.isRegularFile(path)) {
                checkJar(path.toFile());
            }
        } catch (IOException | UncheckedIOException | InvalidPathException unreadable) {
            return;
        }
    }

    private void check(FieldRow row) {
        ClassInfo info = new Hierarchy().find(ClassLoader.getSystemClassLoader(), row.type());
        if (info != null && !info.fields().containsKey(row.field())) {
            throw new UsageException(row.place() + ": " + info.name().replace('/', '.') + " has no field " + row.field()
                    + ". Its fields are "
                    + String.join(", ", new TreeSet<>(info.fields().keySet())) + ".");
        }
    }

    private void checkFolder(Path folder) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            for (Iterator<Path> all = files.iterator(); all.hasNext(); ) {
                Path file = all.next();
                if (file.toString().endsWith(".class")) {
                    check(Files.readAllBytes(file));
                }
            }
        }
    }

    private void checkJar(File jar) throws IOException {
        try (JarFile file = new JarFile(jar, false)) {
            for (Enumeration<JarEntry> entries = file.entries(); entries.hasMoreElements(); ) {
                JarEntry entry = entries.nextElement();
                if (entry.getName().endsWith(".class")) {
                    try (InputStream in = file.getInputStream(entry)) {
                        check(in.readAllBytes());
                    }
                }
            }
        }
    }

    private void check(byte[] bytes) {
        String mistake = has(bytes) ? mistake(bytes) : null;
        if (mistake != null) {
            throw new UsageException(mistake);
        }
    }

    private @Nullable String mistake(byte[] bytes) {
        try {
            ClassReader reader = new ClassReader(bytes);
            DeclarationCheck check = new DeclarationCheck(reader.getClassName(), asked);
            if (watched.watches(reader.getClassName())) {
                reader.accept(check, ClassReader.SKIP_CODE | ClassReader.SKIP_FRAMES | ClassReader.SKIP_DEBUG);
            }
            return check.mistake();
        } catch (RuntimeException unreadable) {
            // Not a class file, or one of a later Java.
            return null;
        }
    }

    private static boolean has(byte[] bytes) {
        for (int at = 0; at <= bytes.length - MARK.length; at++) {
            int same = 0;
            while (same < MARK.length && bytes[at + same] == MARK[same]) {
                same++;
            }
            if (same == MARK.length) {
                return true;
            }
        }
        return false;
    }
}
