package dev.anyorder.testbed.futures;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.TreeSet;

/**
 * A random program, and the fields of it that race. Each field is written at two places. Tasks are threads, jobs of a pool, and
 * stages, with an executor or without; a stage comes after its registration and after what it waits for, and nothing comes
 * after it but what waits for its future: whoever happens to run it need not have been the one.
 *
 * <p>Not made up are programs in which it matters who can run a stage: nobody waits for the end of a task that registers
 * stages or completes futures except by these futures, and no stage waits while it occupies who has to run another.
 */
final class FutureProgram {
    private static final int FIELDS = 10;

    private final Random random;
    private final Happenings happenings = new Happenings();
    private final StringBuilder text = new StringBuilder();

    /** By place where a field can be written. */
    private final List<Integer> places = new ArrayList<>();

    private final TreeSet<Integer> racy = new TreeSet<>();
    private int left;
    private int futures;

    /**
     * A future that can be named here.
     *
     * @param completed the happening that completes it
     */
    private record Future(String name, int completed) {}

    private FutureProgram(long seed) {
        random = new Random(seed);
        left = 4 + random.nextInt(12);
    }

    /** A class of that name. The same seed makes the same program. */
    static FutureProgram of(String name, long seed) {
        FutureProgram program = new FutureProgram(seed);
        program.write(name);
        return program;
    }

    /** The numbers of the fields that race in some schedule. */
    TreeSet<Integer> racy() {
        return racy;
    }

    /** Has a static method {@code run}, which is given a pool that never lacks threads. */
    String source() {
        return text.toString();
    }

    private void write(String name) {
        List<Future> known = new ArrayList<>();
        int now = async(happenings.add(), known);
        while (left > 0) {
            now = statement(now, known);
        }
        known.forEach(future -> text.append(future.name).append(".join();\n"));
        String body = fields();
        text.setLength(0);
        text.append("import java.util.concurrent.*;\nfinal class ").append(name).append(" {\n");
        for (int x = 0; x < FIELDS; x++) {
            text.append("static int x").append(x).append(";\n");
        }
        text.append("static void run(ExecutorService pool) {\n").append(body).append("}\n}\n");
    }

    /** Puts each field at two places. */
    private String fields() {
        List<StringBuilder> writes = new ArrayList<>();
        places.forEach(place -> writes.add(new StringBuilder()));
        for (int x = 0; x < FIELDS; x++) {
            int a = random.nextInt(places.size());
            int b = random.nextInt(places.size());
            writes.get(a).append("x").append(x).append(" = 1;\n");
            writes.get(b).append("x").append(x).append(" = 2;\n");
            if (!happenings.areOrdered(places.get(a), places.get(b))) {
                racy.add(x);
            }
        }
        String body = text.toString();
        for (int p = 0; p < places.size(); p++) {
            body = body.replace("@" + p + "@\n", writes.get(p));
        }
        return body;
    }

    /** Writes a statement of a task that is there; returns where the task is then. */
    private int statement(int now, List<Future> known) {
        left--;
        return switch (random.nextInt(14)) {
            case 0 -> async(now, known);
            case 1 -> completed(now, known);
            case 2, 3 -> touch(now);
            case 4, 5, 6, 7 -> stage(now, known);
            case 8, 9 -> both(now, known);
            case 10 -> compose(now, known);
            case 11 -> all(now, known);
            default -> join(now, known);
        };
    }

    private int touch(int now) {
        int place = happenings.add(now);
        text.append("@").append(places.size()).append("@\n");
        places.add(place);
        return place;
    }

    /** What a task does that has a thread for itself, from its begin on. */
    private int job(int begin, List<Future> known) {
        int now = touch(begin);
        for (int i = random.nextInt(3); i > 0; i--) {
            now = random.nextBoolean() && !known.isEmpty() ? join(now, known) : touch(now);
        }
        return now;
    }

    /** What a stage does that is run after these. */
    private int stageBody(boolean isAsync, List<Future> known, int... after) {
        int begin = happenings.add(after);
        return isAsync ? job(begin, known) : touch(begin);
    }

    private Future any(List<Future> known) {
        return known.get(random.nextInt(known.size()));
    }

    private String declare(String how) {
        String name = "f" + futures++;
        text.append("CompletableFuture<Integer> ").append(name).append(" = ").append(how);
        return name;
    }

    private int async(int now, List<Future> known) {
        String name = declare("CompletableFuture.supplyAsync(() -> {\n");
        int end = job(happenings.add(now), known);
        text.append("return 1;\n}, pool);\n");
        known.add(new Future(name, end));
        return happenings.add(now);
    }

    /** A future that a thread completes, which then goes on and registers stages of its own. */
    private int completed(int now, List<Future> known) {
        String name = declare("new CompletableFuture<>();\n");
        text.append("new Thread(() -> {\n");
        int end = job(happenings.add(now), known);
        text.append(name).append(".complete(1);\n");
        Future future = new Future(name, end);
        List<Future> inside = new ArrayList<>(known);
        inside.add(future);
        int then = touch(end);
        for (int i = random.nextInt(3); i > 0 && left > 0; i--) {
            then = statement(then, inside);
        }
        text.append("}).start();\n");
        known.add(future);
        return happenings.add(now);
    }

    private int stage(int now, List<Future> known) {
        Future source = any(known);
        boolean isAsync = random.nextInt(3) == 0;
        boolean handles = random.nextBoolean();
        String name = declare(source.name
                + (handles ? ".handle" : ".thenApply")
                + (isAsync ? "Async" : "")
                + (handles ? "((v, e) -> {\n" : "(v -> {\n"));
        int end = stageBody(isAsync, known, now, source.completed);
        return registered(name, isAsync, end, now, known, source);
    }

    private int both(int now, List<Future> known) {
        Future first = any(known);
        Future second = any(known);
        boolean isAsync = random.nextInt(3) == 0;
        String name =
                declare(first.name + ".thenCombine" + (isAsync ? "Async(" : "(") + second.name + ", (v, w) -> {\n");
        int end = stageBody(isAsync, known, now, first.completed, second.completed);
        return registered(name, isAsync, end, now, known, first, second);
    }

    private int all(int now, List<Future> known) {
        Future first = any(known);
        Future second = any(known);
        String name = declare("CompletableFuture.allOf(" + first.name + ", " + second.name + ").thenApply(v -> {\n");
        int end = stageBody(false, known, now, first.completed, second.completed);
        return registered(name, false, end, now, known, first, second);
    }

    private int registered(String name, boolean isAsync, int end, int now, List<Future> known, Future... sources) {
        text.append("return 1;\n}").append(isAsync ? ", pool);\n" : ");\n");
        known.add(new Future(name, end));
        return isAsync ? happenings.add(now) : registered(end, now, sources);
    }

    /** Where the task is that has registered a stage: it has run the stage itself if there was nothing to wait for. */
    private int registered(int end, int now, Future... sources) {
        for (Future source : sources) {
            if (!happenings.isBefore(source.completed, now)) {
                return happenings.add(now);
            }
        }
        return happenings.add(now, end);
    }

    /** A stage that goes on with a future that was there before. */
    private int compose(int now, List<Future> known) {
        Future source = any(known);
        Future inner = any(known);
        String name = declare(source.name + ".thenCompose(v -> {\n");
        int end = stageBody(false, known, now, source.completed);
        text.append("return ").append(inner.name).append(";\n});\n");
        int completed = happenings.add(end, inner.completed);
        known.add(new Future(name, completed));
        return registered(completed, registered(end, now, source), source, inner);
    }

    private int join(int now, List<Future> known) {
        Future future = any(known);
        text.append(future.name).append(".join();\n");
        return happenings.add(now, future.completed);
    }
}
