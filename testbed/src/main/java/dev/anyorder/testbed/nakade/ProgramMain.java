package dev.anyorder.testbed.nakade;

import java.lang.reflect.Method;
import java.util.Arrays;

/** Runs a program of this package in its JVM, and prints how long its main method took. */
final class ProgramMain {
    static final String TOOK = "took nanoseconds: ";

    private ProgramMain() {}

    public static void main(String[] args) throws ReflectiveOperationException {
        Method main = Class.forName(args[0]).getDeclaredMethod("main", String[].class);
        main.setAccessible(true);
        Object rest = Arrays.copyOfRange(args, 1, args.length);
        long start = System.nanoTime();
        main.invoke(null, rest);
        System.out.println(TOOK + (System.nanoTime() - start));
    }
}
