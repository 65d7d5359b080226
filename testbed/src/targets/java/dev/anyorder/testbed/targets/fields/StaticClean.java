package dev.anyorder.testbed.targets.fields;

import dev.anyorder.testbed.targets.TwoThreads;

/** The main thread writes statics before the start and reads them after the join. */
public final class StaticClean {
    private static long limit;
    private static String greeting;
    private static int used;

    public static void main(String[] args) throws Exception {
        limit = 10;
        greeting = "hello";
        TwoThreads.run(() -> used = (int) limit + greeting.length(), () -> greeting.charAt((int) limit / 3));
        greeting = greeting + " again";
        System.out.println(greeting + " " + used); // prints: hello again 15
    }
}
