package dev.anyorder.core.order;

import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.lang.reflect.Method;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.ForwardingJavaFileManager;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import org.jspecify.annotations.NullMarked;

/**
 * The engine with a mistake in it: compiled from the changed source in memory, and loaded together with the fuzzer by
 * a class loader of its own.
 */
public final class Mutant extends ClassLoader {
    private final String home;
    /** Another package, whose classes are loaded anew since they use the changed ones; or the same. */
    private final String user;

    private final Map<String, ByteArrayOutputStream> classes = new HashMap<>();

    Mutant(OrderMutation mutation) throws IOException {
        this(Mutant.class.getPackageName(), mutation.file, mutation.right, mutation.wrong);
    }

    /**
     * A package with a mistake in it.
     *
     * @param home its name
     * @param changed the class in which the mistake is made
     * @param right what stands there once
     * @param wrong what stands there instead
     */
    public Mutant(String home, String changed, String right, String wrong) throws IOException {
        this(home, changed, right, wrong, home);
    }

    /** A package with a mistake in it, and another one that uses it. */
    public Mutant(String home, String changed, String right, String wrong, String user) throws IOException {
        super(Mutant.class.getClassLoader());
        this.home = home;
        this.user = user;
        Path folder = Path.of(System.getProperty("basedir", ""), "src/main/java", home.replace('.', '/'));
        List<JavaFileObject> sources = new ArrayList<>();
        try (Stream<Path> files = Files.list(folder)) {
            for (Path file : (Iterable<Path>) files.filter(Files::isRegularFile)::iterator) {
                String text = Files.readString(file);
                boolean isHere = file.endsWith(changed + ".java");
                sources.add(source(file, isHere ? plant(text, changed, right, wrong) : text));
            }
        }
        compile(sources);
    }

    /** White space may differ, so that the formatter is free to wrap the line. */
    private static String plant(String text, String changed, String right, String wrong) {
        String pattern =
                Arrays.stream(right.trim().split("\\s+")).map(Pattern::quote).collect(Collectors.joining("\\s+"));
        Matcher found = Pattern.compile(pattern).matcher(text);
        if (!found.find() || found.results().findAny().isPresent()) {
            throw new IllegalStateException(right + " does not fit the source of " + changed + " any more");
        }
        return Pattern.compile(pattern).matcher(text).replaceFirst(Matcher.quoteReplacement(wrong));
    }

    private static JavaFileObject source(Path file, String text) {
        return new SimpleJavaFileObject(file.toUri(), JavaFileObject.Kind.SOURCE) {
            @Override
            public CharSequence getCharContent(boolean ignoreEncodingErrors) {
                return text;
            }
        };
    }

    private void compile(List<JavaFileObject> sources) throws IOException {
        String annotations = NullMarked.class
                .getProtectionDomain()
                .getCodeSource()
                .getLocation()
                .getPath();
        String engine =
                Step.class.getProtectionDomain().getCodeSource().getLocation().getPath();
        String classPath = annotations + File.pathSeparator + engine;
        List<String> options = List.of("-classpath", classPath, "-proc:none");
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        try (StandardJavaFileManager files = compiler.getStandardFileManager(null, null, null)) {
            if (!compiler.getTask(null, new Outputs(files), null, options, null, sources)
                    .call()) {
                throw new IllegalStateException("the changed source does not compile");
            }
        }
    }

    /** Keeps what is compiled in {@link #classes}. */
    private final class Outputs extends ForwardingJavaFileManager<StandardJavaFileManager> {
        Outputs(StandardJavaFileManager files) {
            super(files);
        }

        @Override
        public JavaFileObject getJavaFileForOutput(
                Location location, String name, JavaFileObject.Kind kind, javax.tools.FileObject sibling) {
            return new SimpleJavaFileObject(URI.create("memory:///" + name), kind) {
                @Override
                public OutputStream openOutputStream() {
                    return classes.computeIfAbsent(name, n -> new ByteArrayOutputStream());
                }
            };
        }
    }

    @Override
    protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
        if (!name.startsWith(home + ".") && !name.startsWith(user + ".")) {
            return super.loadClass(name, resolve);
        }
        synchronized (getClassLoadingLock(name)) {
            Class<?> loaded = findLoadedClass(name);
            return loaded != null ? loaded : define(name);
        }
    }

    private Class<?> define(String name) throws ClassNotFoundException {
        ByteArrayOutputStream compiled = classes.get(name);
        try (InputStream file = getParent().getResourceAsStream(name.replace('.', '/') + ".class")) {
            byte[] bytes = compiled != null ? compiled.toByteArray() : file.readAllBytes();
            return defineClass(name, bytes, 0, bytes.length);
        } catch (IOException e) {
            throw new ClassNotFoundException(name, e);
        }
    }

    /** Calls a static method of the fuzzer with the changed engine. */
    Object call(String method, Object... arguments) throws ReflectiveOperationException {
        return callIn(Fuzzer.class, method, arguments);
    }

    /** Calls a static method of a class of the package, as it is with the mistake. */
    public Object callIn(Class<?> type, String method, Object... arguments) throws ReflectiveOperationException {
        for (Method m : loadClass(type.getName()).getDeclaredMethods()) {
            if (m.getName().equals(method)) {
                m.setAccessible(true);
                return m.invoke(null, arguments);
            }
        }
        throw new NoSuchMethodException(method);
    }
}
