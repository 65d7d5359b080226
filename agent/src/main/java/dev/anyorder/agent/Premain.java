package dev.anyorder.agent;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.lang.instrument.Instrumentation;
import java.lang.reflect.InvocationTargetException;
import java.net.URL;
import java.net.URLClassLoader;
import java.util.Map;
import java.util.Set;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import jdk.internal.misc.Unsafe;
import org.jspecify.annotations.Nullable;

/**
 * The entry point, and the only agent class in the program's loader. Defines the hooks in the bootstrap loader, the
 * rest in its own. Appending to the bootstrap search path would print a JVM warning.
 */
public final class Premain {
    /** Superclasses first. */
    private static final String[] HOOKS = {
        "ShadowWord",
        "SparseElements",
        "ArrayFootprint",
        "HookContext",
        "StepFootprints",
        "WatchedArrayFilter",
        "PendingReads",
        "EventSink",
        "ReflectionFilter",
        "ContextRegistry",
        "Hooks"
    };

    private static final int FAILED = 70;

    private Premain() {}

    /** A failure halts the JVM: the program must not run partly instrumented. */
    public static void premain(@Nullable String options, Instrumentation instrumentation) {
        try {
            start(options, instrumentation);
        } catch (Throwable failure) {
            boolean wrapped = failure instanceof InvocationTargetException && failure.getCause() != null;
            System.err.println("AnyOrder: agent start-up failed: " + (wrapped ? failure.getCause() : failure)
                    + ". The program was not started. Remove -javaagent to run it without AnyOrder.");
            Runtime.getRuntime().halt(FAILED);
        }
    }

    /** Started later. Classes that are already loaded are not instrumented. */
    public static void agentmain(@Nullable String options, Instrumentation instrumentation) throws Exception {
        start(options, instrumentation);
    }

    private static void start(@Nullable String options, Instrumentation instrumentation) throws Exception {
        if (System.getProperties().putIfAbsent("dev.anyorder.armed", "true") != null) {
            System.err.println("AnyOrder: -javaagent is given twice. The program was not started.");
            Runtime.getRuntime().halt(2);
        }
        File jar = new File(Premain.class
                .getProtectionDomain()
                .getCodeSource()
                .getLocation()
                .toURI());
        export(instrumentation, Premain.class.getModule(), Map.of());
        export(instrumentation, Bootstrap.define(jar).getModule(), Map.of());
        ClassLoader own =
                new URLClassLoader("anyorder", new URL[] {jar.toURI().toURL()}, ClassLoader.getPlatformClassLoader());
        export(instrumentation, own.getUnnamedModule(), Map.of("java.lang", Set.of(own.getUnnamedModule())));
        Class.forName("dev.anyorder.agent.Agent", true, own)
                .getMethod("start", String.class, Instrumentation.class, File.class)
                .invoke(null, options, instrumentation, jar);
    }

    private static void export(Instrumentation instrumentation, Module to, Map<String, Set<Module>> opened) {
        Set<Module> module = Set.of(to);
        instrumentation.redefineModule(
                Object.class.getModule(),
                Set.of(),
                Map.of("jdk.internal.misc", module, "jdk.internal.access", module),
                opened,
                Set.of(),
                Map.of());
    }

    /** Linked after the export of internal packages. */
    private static final class Bootstrap {
        static Class<?> define(File jar) throws IOException {
            Class<?> last = Object.class;
            try (JarFile file = new JarFile(jar)) {
                for (String name : HOOKS) {
                    String path = "dev/anyorder/hooks/" + name;
                    JarEntry entry = file.getJarEntry(path + ".class");
                    try (InputStream in = file.getInputStream(entry)) {
                        byte[] bytes = in.readAllBytes();
                        last = Unsafe.getUnsafe().defineClass(path, bytes, 0, bytes.length, null, null);
                    }
                }
            }
            return last;
        }
    }
}
