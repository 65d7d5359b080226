package dev.anyorder.cli;

import java.io.IOException;
import java.io.OutputStream;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.jar.Attributes;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/** Makes the files that tests of the command line need, in a folder of their own. */
public final class Workshop {
    private final Path root;

    public Workshop(Path root) {
        this.root = root;
    }

    public Path path(String name) {
        return root.resolve(name);
    }

    /** Writes a text file. */
    public Path write(String name, String text) {
        return write(name, text.getBytes(StandardCharsets.UTF_8));
    }

    /** Writes a file. */
    public Path write(String name, byte[] bytes) {
        try {
            Path file = path(name);
            Files.createDirectories(file.getParent());
            return Files.write(file, bytes);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    public byte[] read(String name) {
        try {
            return Files.readAllBytes(path(name));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Writes a script that can be started. */
    public Path script(String name, String text) {
        Path file = write(name, "#!/bin/sh\n" + text + "\n");
        file.toFile().setExecutable(true);
        return file;
    }

    /** Writes a source file whose main method has this body. */
    public Path program(String name, String body) {
        return write(
                name + ".java",
                "public class " + name + " {\n  public static void main(String[] args) throws Exception {\n" + body
                        + "\n  }\n}\n");
    }

    /** Compiles a program with this body, for every Java that we support, into the folder {@code classes}. */
    public void compiled(String name, String body) {
        Path source = program(name, body);
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        StringWriter errors = new StringWriter();
        try (StandardJavaFileManager files = compiler.getStandardFileManager(null, null, null)) {
            Files.createDirectories(path("classes"));
            List<String> options = List.of(
                    "--release", "17", "-proc:none", "-d", path("classes").toString());
            if (!compiler.getTask(errors, files, null, options, null, files.getJavaFileObjects(source))
                    .call()) {
                throw new IllegalStateException(errors.toString());
            }
            Files.delete(source);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Cuts the end off a file. */
    public void cut(String name) {
        byte[] bytes = read(name);
        write(name, Arrays.copyOf(bytes, bytes.length - 20));
    }

    /** Makes a class file one for a Java that is not there yet. */
    public void makeFuture(String name) {
        byte[] bytes = read(name);
        bytes[7] = 99;
        write(name, bytes);
    }

    /** Packs class files of the folder {@code classes} into a jar whose manifest has these entries (name, value, ...). */
    public Path jar(String name, List<String> manifest, String... classes) {
        Manifest head = new Manifest();
        head.getMainAttributes().put(Attributes.Name.MANIFEST_VERSION, "1.0");
        for (int i = 0; i < manifest.size(); i += 2) {
            head.getMainAttributes().putValue(manifest.get(i), manifest.get(i + 1));
        }
        try (OutputStream out = Files.newOutputStream(path(name));
                JarOutputStream jar = new JarOutputStream(out, head)) {
            for (String entry : classes) {
                jar.putNextEntry(new JarEntry(entry));
                jar.write(read("classes/" + entry));
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return path(name);
    }

    /** Everything in the folder, by name. */
    public List<String> listing() {
        try (var files = Files.walk(root)) {
            List<String> names = new ArrayList<>();
            files.forEach(file -> names.add(root.relativize(file).toString()));
            names.sort(null);
            return names;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
