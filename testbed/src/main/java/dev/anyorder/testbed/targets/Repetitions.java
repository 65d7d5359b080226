package dev.anyorder.testbed.targets;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;

/**
 * Runs a program many times in this JVM, each time with classes of its own, and prints how often it came to which end: what
 * it has printed. Nothing of the program is the same but its threads in the common pool, so a run cannot see what an earlier
 * one has left behind; what the compiler has learnt it may.
 */
public final class Repetitions {
    private Repetitions() {}

    /** {@code Repetitions CLASSES CLASS TIMES}. */
    public static void main(String[] args) throws Exception {
        PrintStream out = System.out;
        Map<String, Integer> ends = new TreeMap<>();
        for (int i = 0; i < Integer.parseInt(args[2]); i++) {
            ends.merge(end(Path.of(args[0]), args[1]), 1, Integer::sum);
        }
        System.setOut(out);
        ends.forEach((end, times) -> out.println(times + " " + end));
        // Workers of a program that wait for more to do keep nobody.
        System.exit(0);
    }

    private static String end(Path classes, String program) throws Exception {
        ByteArrayOutputStream printed = new ByteArrayOutputStream();
        System.setOut(new PrintStream(printed, true, StandardCharsets.UTF_8));
        URL[] place = {classes.toUri().toURL()};
        try (URLClassLoader loader = new URLClassLoader(place, Repetitions.class.getClassLoader())) {
            Class.forName(program, true, loader)
                    .getMethod("main", String[].class)
                    .invoke(null, (Object) new String[0]);
        }
        return printed.toString(StandardCharsets.UTF_8).strip().replaceAll("\\R", " / ");
    }
}
