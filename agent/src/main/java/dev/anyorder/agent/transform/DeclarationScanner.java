package dev.anyorder.agent.transform;

import dev.anyorder.agent.catalogue.EffectAction;
import dev.anyorder.agent.catalogue.FieldRule;
import dev.anyorder.agent.catalogue.ModelCatalogue;
import dev.anyorder.core.options.UsageException;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Enumeration;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.Set;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.ClassReader;

/**
 * Finds and checks atomic and deterministic declarations before the program starts: annotations on the class path and
 * the user's rules. Misses classes from other sources.
 */
public final class DeclarationScanner {
    /** Each class file that uses the task library contains this. */
    private static final byte[] MARK = "dev/anyorder/api/".getBytes(StandardCharsets.UTF_8);

    /** Skip distance by the last byte, as in Boyer-Moore-Horspool search. */
    private static final int[] LEAPS = leaps();

    private final InstrumentationFilter filter;
    private final Set<String> asked;
    private final Set<String> found = new HashSet<>();

    public DeclarationScanner(InstrumentationFilter filter, boolean wantsBlocks, boolean wantsScopes) {
        this.filter = filter;
        this.asked = new HashSet<>();
        if (wantsBlocks) {
            asked.addAll(List.of(FieldAnnotationReader.ATOMIC, FieldAnnotationReader.GROUP));
        }
        if (wantsScopes) {
            asked.add(FieldAnnotationReader.DETERMINISTIC);
        }
    }

    /** Valid after the check. */
    public boolean hasAtomic() {
        return found.contains(FieldAnnotationReader.ATOMIC) || found.contains(FieldAnnotationReader.GROUP);
    }

    /** Valid after the check. */
    public boolean hasDeterministic() {
        return found.contains(FieldAnnotationReader.DETERMINISTIC);
    }

    /** Throws {@link UsageException} for the first invalid declaration. */
    public void check(ModelCatalogue catalogue, String classPath) {
        if (asked.isEmpty()) {
            return;
        }
        for (FieldRule row : catalogue.fields()) {
            check(row);
            found.add(FieldAnnotationReader.GROUP);
        }
        if (catalogue.declares(EffectAction.ATOMIC)) {
            found.add(FieldAnnotationReader.ATOMIC);
        }
        if (catalogue.declares(EffectAction.DETERMINISTIC)) {
            found.add(FieldAnnotationReader.DETERMINISTIC);
        }
        for (String entry : classPath.split(File.pathSeparator)) {
            checkEntry(entry);
        }
    }

    /** Leaves unreadable entries to the JVM. */
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

    private void check(FieldRule row) {
        ClassInfo info = new ClassHierarchy().find(ClassLoader.getSystemClassLoader(), row.type());
        if (info != null && !info.fields().containsKey(row.field())) {
            throw new UsageException(row.place() + ": class '" + info.name().replace('/', '.')
                    + "' does not declare field '" + row.field() + "'. Its fields: " + info.fieldNames() + ".");
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
            DeclarationCheck check = new DeclarationCheck(reader.getClassName(), asked, found);
            if (filter.watches(reader.getClassName())) {
                reader.accept(check, ClassReader.SKIP_CODE | ClassReader.SKIP_FRAMES | ClassReader.SKIP_DEBUG);
                if (asked.contains(FieldAnnotationReader.ATOMIC) && AtomicCallScanner.isIn(reader)) {
                    found.add(FieldAnnotationReader.ATOMIC);
                }
            }
            return check.mistake();
        } catch (RuntimeException unreadable) {
            // Not a class file, or from a later Java.
            return null;
        }
    }

    private static boolean has(byte[] bytes) {
        int at = 0;
        while (at <= bytes.length - MARK.length) {
            if (Arrays.equals(bytes, at, at + MARK.length, MARK, 0, MARK.length)) {
                return true;
            }
            at += LEAPS[bytes[at + MARK.length - 1] & 0xFF];
        }
        return false;
    }

    private static int[] leaps() {
        int[] leaps = new int[256];
        Arrays.fill(leaps, MARK.length);
        for (int i = 0; i < MARK.length - 1; i++) {
            leaps[MARK[i]] = MARK.length - 1 - i;
        }
        return leaps;
    }
}
