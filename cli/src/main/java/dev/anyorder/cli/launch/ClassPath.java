package dev.anyorder.cli.launch;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Looks up classes as the JVM does; skips missing entries. */
final class ClassPath implements AutoCloseable {
    private final URLClassLoader loader;

    ClassPath(String text) {
        List<URL> urls = new ArrayList<>();
        for (String entry : text.split(File.pathSeparator, -1)) {
            add(urls, entry);
        }
        loader = new URLClassLoader(urls.toArray(URL[]::new), null);
    }

    private static void add(List<URL> urls, String entry) {
        try {
            if (entry.equals("*") || entry.endsWith(File.separator + "*") || entry.endsWith("/*")) {
                addJars(urls, Path.of(entry.substring(0, entry.length() - 1)));
            } else {
                urls.add(Path.of(entry).toUri().toURL());
            }
        } catch (MalformedURLException | InvalidPathException e) {
            // The JVM skips unreadable entries, too.
        }
    }

    private static void addJars(List<URL> urls, Path folder) throws MalformedURLException {
        try (DirectoryStream<Path> jars = Files.newDirectoryStream(folder)) {
            for (Path jar : jars) {
                if (jar.toString().toLowerCase(Locale.ROOT).endsWith(".jar")) {
                    urls.add(jar.toUri().toURL());
                }
            }
        } catch (MalformedURLException e) {
            throw e;
        } catch (IOException e) {
            // A missing folder has no jars.
        }
    }

    byte @Nullable [] find(String internalName) throws IOException {
        try (InputStream in = loader.getResourceAsStream(internalName + ".class")) {
            return in == null ? null : in.readAllBytes();
        }
    }

    static boolean inJdk(String internalName) {
        URL found = ClassLoader.getSystemResource(internalName + ".class");
        return found != null && found.getProtocol().equals("jrt");
    }

    @Override
    public void close() throws IOException {
        loader.close();
    }
}
