package dev.anyorder.testbed.collections;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.TreeMap;

/**
 * A random program: a method that makes lists and maps, starts threads and waits for them, while all call what they share, now and then after
 * a pause. Each call has a line of its own.
 */
final class CollectionProgram {
    private static final int OBJECTS = 4;
    private static final int THREADS = 3;
    private static final int MOMENTS = 14;

    /**
     * A call.
     *
     * @param thread who makes it; -1 for the method itself
     * @param moment when the method makes it
     */
    private record Call(int object, Doing doing, int thread, int moment) {}

    private final Random random;
    private final StringBuilder text = new StringBuilder();
    private final TreeMap<Integer, Call> calls = new TreeMap<>();
    private final int[] starts = new int[THREADS];
    private final int[] ends = new int[THREADS];
    private int line = 1;

    private CollectionProgram(long seed) {
        random = new Random(seed);
    }

    /** A class of that name. The same seed makes the same program. */
    static CollectionProgram of(String name, long seed) {
        CollectionProgram program = new CollectionProgram(seed);
        program.write(name);
        return program;
    }

    String source() {
        return text.toString();
    }

    private void add(String code) {
        text.append(code).append('\n');
        line++;
    }

    private void write(String name) {
        add("import java.util.*;");
        add("final class " + name + " {");
        add("static void run() throws InterruptedException {");
        for (int i = 0; i < OBJECTS; i++) {
            add(
                    isList(i)
                            ? "List<String> o" + i + " = new ArrayList<>(List.of(\"a\", \"b\", \"c\", \"d\"));"
                            : "Map<Integer, String> o" + i
                                    + " = new HashMap<>(Map.of(0, \"a\", 1, \"b\", 2, \"c\", 3, \"d\"));");
        }
        for (int t = 0; t < THREADS; t++) {
            starts[t] = random.nextInt(MOMENTS);
            ends[t] = starts[t] + 1 + random.nextInt(MOMENTS - starts[t]);
        }
        for (int moment = 0; moment <= MOMENTS; moment++) {
            for (int t = 0; t < THREADS; t++) {
                if (ends[t] == moment) {
                    add("t" + t + ".join();");
                }
            }
            for (int t = 0; t < THREADS; t++) {
                if (starts[t] == moment) {
                    start(t);
                }
            }
            if (moment < MOMENTS) {
                call(-1, moment);
            }
        }
        add("}");
        add("}");
    }

    private void start(int thread) {
        add("Thread t" + thread + " = new Thread(() -> {");
        for (int i = random.nextInt(4); i >= 0; i--) {
            call(thread, 0);
        }
        add("});");
        add("t" + thread + ".start();");
    }

    /** What a call that is disturbed by another may throw is of no interest here. */
    private void call(int thread, int moment) {
        int object = random.nextInt(OBJECTS);
        Doing doing = isList(object) ? Doing.onList(random) : Doing.onMap(random);
        if (random.nextInt(4) == 0) {
            add("java.util.concurrent.locks.LockSupport.parkNanos(300_000);");
        }
        calls.put(line, new Call(object, doing, thread, moment));
        add("try { " + String.format(doing.text(), "o" + object) + " } catch (RuntimeException e) { }");
    }

    private static boolean isList(int object) {
        return object < OBJECTS - 1;
    }

    /** Whether what is called at two lines is a race. */
    boolean isRace(int one, int other) {
        Call a = calls.get(one);
        Call b = calls.get(other);
        return a != null && b != null && a.object == b.object && a.doing.conflictsWith(b.doing) && isParallel(a, b);
    }

    private boolean isParallel(Call a, Call b) {
        if (a.thread == b.thread) {
            return false;
        }
        if (a.thread < 0 || b.thread < 0) {
            int moment = a.thread < 0 ? a.moment : b.moment;
            int thread = Math.max(a.thread, b.thread);
            return starts[thread] <= moment && moment < ends[thread];
        }
        return starts[a.thread] < ends[b.thread] && starts[b.thread] < ends[a.thread];
    }

    /** The object that a line is about. */
    int object(int at) {
        Call call = calls.get(at);
        return call == null ? -1 : call.object;
    }

    /** The objects that there are races on. */
    List<Integer> racy() {
        List<Integer> racy = new ArrayList<>();
        for (int i = 0; i < OBJECTS; i++) {
            int object = i;
            boolean isRacy = calls.keySet().stream()
                    .filter(one -> object(one) == object)
                    .anyMatch(one -> calls.keySet().stream().anyMatch(other -> isRace(one, other)));
            if (isRacy) {
                racy.add(i);
            }
        }
        return racy;
    }
}
