package dev.anyorder.cli.run;

import java.io.IOException;
import java.lang.reflect.Proxy;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;

/**
 * Passes interrupts on to the program instead of dying of them, so that there is somebody left to print the report.
 * Ctrl-C on a terminal reaches the program without us and is passed on only where it does not. On a system without the
 * JVM's signal interface nothing is passed on.
 */
final class SignalForwarding {
    private static final Map<String, Integer> PASSED_ON = Map.of("HUP", 1, "INT", 2, "TERM", 15);

    /** The program, once it runs; set by the starting thread, read by the JVM's signal thread. */
    private final AtomicReference<@Nullable Process> program = new AtomicReference<>();

    /** Takes the signals over. */
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
                // The JVM keeps this signal for itself (-Xrs, or ignored by whoever started us).
            }
        }
    }

    /** From now on signals go to this process. */
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

    /** Whether a terminal sends Ctrl-C to our whole process group, which holds the program too. */
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
