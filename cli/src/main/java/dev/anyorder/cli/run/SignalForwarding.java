package dev.anyorder.cli.run;

import java.io.IOException;
import java.lang.reflect.Proxy;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;

/**
 * Forwards signals to the program and survives them, to print the report. Without {@code sun.misc.Signal}, forwards
 * nothing.
 */
final class SignalForwarding {
    private static final Map<String, Integer> PASSED_ON = Map.of("HUP", 1, "INT", 2, "TERM", 15);

    /** Atomic: read by the JVM's signal thread. */
    private final AtomicReference<@Nullable Process> program = new AtomicReference<>();

    void take() {
        for (String name : PASSED_ON.keySet()) {
            try {
                Class<?> signalType = Class.forName("sun.misc.Signal");
                Class<?> handlerType = Class.forName("sun.misc.SignalHandler");
                Object signal = signalType.getConstructor(String.class).newInstance(name);
                Object handler = Proxy.newProxyInstance(
                        SignalForwarding.class.getClassLoader(),
                        new Class<?>[] {handlerType},
                        (proxy, method, arguments) -> {
                            if (method.getName().equals("handle")) {
                                arrived(name);
                                return null;
                            }
                            return method.getName().equals("hashCode") ? 0 : proxy == arguments[0];
                        });
                signalType.getMethod("handle", signalType, handlerType).invoke(null, signal, handler);
            } catch (ReflectiveOperationException | IllegalArgumentException e) {
                // Reserved by the JVM (-Xrs), or ignored by the parent process.
            }
        }
    }

    void passTo(Process started) {
        program.set(started);
    }

    private void arrived(String name) throws IOException {
        Process running = program.get();
        if (running == null) {
            Runtime.getRuntime().exit(128 + PASSED_ON.getOrDefault(name, 0));
        } else if (!name.equals("INT") || !inForeground()) {
            new ProcessBuilder("kill", "-" + name, Long.toString(running.pid()))
                    .inheritIO()
                    .start();
        }
    }

    /** Whether the terminal sends Ctrl-C to the program, too. */
    private static boolean inForeground() {
        try {
            String stat = Files.readString(Path.of("/proc/self/stat"));
            String[] fields = stat.substring(stat.lastIndexOf(')') + 2).split(" ", -1);
            String group = fields[2];
            String foreground = fields[5];
            return group.equals(foreground);
        } catch (IOException | RuntimeException e) {
            return false;
        }
    }
}
