package dev.anyorder.testbed.edges;

import java.util.HashMap;
import java.util.Map;

/** Recursion without end, caught; locks are free afterwards, and classes loaded at the end of the stack work. */
public class Overflows {
    private static final Object LOCK = new Object();
    private static volatile int vol;
    private static int counter;
    private static int late;

    private int depth;
    private final int[] array = new int[4];
    private final Map<Integer, Integer> map = new HashMap<>();

    private void all(int i) {
        depth = i;
        array[i & 3] = i;
        map.put(i & 7, i);
        counter++;
        vol++;
        synchronized (LOCK) {
            all(i + 1);
        }
    }

    private synchronized void method(int i) {
        depth = i;
        method(i + 1);
    }

    private void fields() {
        depth++;
        fields();
    }

    private void arrays(int i) {
        array[i & 3] = i;
        arrays(i + 1);
    }

    /** Not at the very end of the stack: there the JVM itself complains of an agent. */
    private int loading() {
        int left;
        try {
            left = loading();
        } catch (StackOverflowError full) {
            return 1;
        }
        if (left == 1500) {
            late = new Late().get();
        }
        return left + 1;
    }

    static class Late {
        static int one = 5;
        int other = 3;

        int get() {
            return one + other;
        }
    }

    private static void overflow(String name, Runnable recursion) {
        try {
            recursion.run();
        } catch (StackOverflowError full) {
            System.out.println(name + " overflows, as " + full);
        }
    }

    public static void main(String[] args) throws Exception {
        for (int i = 0; i < 10; i++) {
            overflow("all", () -> new Overflows().all(0));
            Overflows it = new Overflows();
            overflow("method", () -> it.method(0));
            overflow("fields", it::fields);
            overflow("arrays", () -> it.arrays(0));
        }
        System.out.println(new Overflows().loading() > 1500);
        System.out.println(late);
        Thread thread = new Thread(() -> {
            overflow("thread", () -> new Overflows().all(0));
            synchronized (LOCK) {
                System.out.println("the lock is free");
            }
        });
        thread.start();
        thread.join();
    }
}
