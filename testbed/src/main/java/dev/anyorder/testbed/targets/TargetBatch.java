package dev.anyorder.testbed.targets;

import java.io.IOException;
import java.io.PrintStream;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * Runs programs in this JVM, one after the other, as the JVM would: each in a thread of its own, over when that and all other
 * threads that are not daemons have ended. What a program prints and its exit status are left in files. Threads of the common
 * pool, daemons and what the compiler has learnt are shared; so no program here may end the JVM or need options of its own.
 */
public final class TargetBatch {
    /** What the names of the files end with. */
    static final String OUTPUT = ".out";

    static final String STATUS = ".status";

    private TargetBatch() {}

    /** {@code TargetBatch FOLDER CLASS...}: the classes of the programs. */
    public static void main(String[] args) throws Exception {
        Path folder = Path.of(args[0]);
        PrintStream out = System.out;
        for (int i = 1; i < args.length; i++) {
            out.println(args[i]);
            run(folder, args[i]);
        }
        System.setOut(out);
    }

    private static void run(Path folder, String program) throws IOException, InterruptedException {
        try (PrintStream own = new PrintStream(
                Files.newOutputStream(folder.resolve(program + OUTPUT)), true, StandardCharsets.UTF_8)) {
            System.setOut(own);
            ThreadGroup group = new ThreadGroup(program);
            int[] status = new int[1];
            Thread first = new Thread(group, () -> status[0] = start(program), "main");
            first.start();
            first.join();
            for (Thread other = left(group); other != null; other = left(group)) {
                other.join();
            }
            Files.writeString(folder.resolve(program + STATUS), Integer.toString(status[0]));
        }
    }

    /** A thread for which a JVM would wait, or null. */
    private static Thread left(ThreadGroup group) {
        Thread[] threads = new Thread[group.activeCount() + 16];
        int count = group.enumerate(threads);
        List<Thread> left = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            if (!threads[i].isDaemon()) {
                left.add(threads[i]);
            }
        }
        return left.isEmpty() ? null : left.get(0);
    }

    private static int start(String program) {
        try {
            Method main = Class.forName(program).getMethod("main", String[].class);
            main.setAccessible(true);
            main.invoke(null, (Object) new String[0]);
            return 0;
        } catch (InvocationTargetException e) {
            e.getCause().printStackTrace();
            return 1;
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }
}
