package dev.anyorder.api;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Random;
import java.util.function.Consumer;

/**
 * A random program of finish, async, future, get, taskwait and work without races: each piece of work reads the results of
 * those that are ordered before it in every schedule, so that any schedule must leave the same results as the sequence.
 */
final class RandomProgram {
    private final Random random;
    private int works;
    private int futures;

    /** For each future, what its end tells: the pieces of work, and the futures whose handles can then be read. */
    private final List<Known> told = new ArrayList<>();

    private final Statement main;

    RandomProgram(long seed) {
        random = new Random(seed);
        main = block(new Known(), 5);
    }

    /** The results of the sequence: each task runs where it is created. */
    long[] inSequence() {
        long[] results = new long[works];
        main.run(new InSequence(results));
        return results;
    }

    /** The results of the library. */
    long[] inParallel() {
        long[] results = new long[works];
        TaskFuture<?>[] handles = new TaskFuture<?>[futures];
        Tasks.finish(() -> main.run(new InParallel(results, handles)));
        return results;
    }

    /** What a task knows of the past. */
    private record Known(BitSet works, BitSet futures) {
        Known() {
            this(new BitSet(), new BitSet());
        }

        Known copy() {
            return new Known((BitSet) works.clone(), (BitSet) futures.clone());
        }

        void learn(Known other) {
            works.or(other.works);
            futures.or(other.futures);
        }
    }

    /** A piece of program, to be run in one of two ways. */
    private interface Statement {
        void run(Way way);
    }

    private interface Way {
        void work(int number, BitSet reads);

        void async(Consumer<Way> body);

        void finish(Consumer<Way> body);

        void future(int number, Consumer<Way> body);

        void get(int number);

        void taskwait();
    }

    /** Statements in a row; {@code known} learns what is known at the end to the task that runs them. */
    private Statement block(Known known, int depth) {
        List<Statement> statements = new ArrayList<>();
        List<Known> children = new ArrayList<>();
        fill(statements, children, new ArrayList<>(), known, depth);
        return way -> statements.forEach(statement -> statement.run(way));
    }

    private void fill(List<Statement> statements, List<Known> children, List<Known> all, Known known, int depth) {
        int length = 1 + random.nextInt(5);
        for (int i = 0; i < length; i++) {
            int kind = random.nextInt(depth > 0 ? 10 : 3);
            if (kind < 2) {
                BitSet reads = (BitSet) known.works.clone();
                int number = works++;
                known.works.set(number);
                statements.add(way -> way.work(number, reads));
            } else if (kind == 2) {
                get(statements, known);
            } else if (kind < 6) {
                Known child = known.copy();
                Statement body = task(child, all, depth - 1);
                children.add(child);
                all.add(child);
                statements.add(way -> way.async(body::run));
            } else if (kind < 8) {
                List<Statement> inner = new ArrayList<>();
                List<Known> everything = new ArrayList<>();
                fill(inner, children, everything, known, depth - 1);
                everything.forEach(known::learn);
                statements.add(way -> way.finish(w -> inner.forEach(statement -> statement.run(w))));
            } else if (kind == 8) {
                int number = futures++;
                Known child = known.copy();
                told.add(child);
                Statement body = task(child, all, depth - 1);
                known.futures.set(number);
                children.add(child);
                all.add(child);
                statements.add(way -> way.future(number, body::run));
            } else {
                children.forEach(known::learn);
                statements.add(Way::taskwait);
            }
        }
    }

    /** The body of a task; what it and those that it leaves do is known where the finish is over: in {@code all}. */
    private Statement task(Known child, List<Known> all, int depth) {
        List<Statement> statements = new ArrayList<>();
        fill(statements, new ArrayList<>(), all, child, depth);
        return way -> statements.forEach(statement -> statement.run(way));
    }

    private void get(List<Statement> statements, Known known) {
        int[] candidates = known.futures.stream().toArray();
        if (candidates.length > 0) {
            int number = candidates[random.nextInt(candidates.length)];
            known.learn(told.get(number));
            statements.add(way -> way.get(number));
        }
    }

    private static void compute(long[] results, int number, BitSet reads) {
        long value = number + 1;
        for (int read = reads.nextSetBit(0); read >= 0; read = reads.nextSetBit(read + 1)) {
            value = value * 31 + results[read];
        }
        results[number] = value;
    }

    private record InSequence(long[] results) implements Way {
        @Override
        public void work(int number, BitSet reads) {
            compute(results, number, reads);
        }

        @Override
        public void async(Consumer<Way> body) {
            body.accept(this);
        }

        @Override
        public void finish(Consumer<Way> body) {
            body.accept(this);
        }

        @Override
        public void future(int number, Consumer<Way> body) {
            body.accept(this);
        }

        @Override
        public void get(int number) {}

        @Override
        public void taskwait() {}
    }

    private record InParallel(long[] results, TaskFuture<?>[] handles) implements Way {
        @Override
        public void work(int number, BitSet reads) {
            compute(results, number, reads);
        }

        @Override
        public void async(Consumer<Way> body) {
            Tasks.async(() -> body.accept(this));
        }

        @Override
        public void finish(Consumer<Way> body) {
            Tasks.finish(() -> body.accept(this));
        }

        @Override
        public void future(int number, Consumer<Way> body) {
            handles[number] = Tasks.future(() -> {
                body.accept(this);
                return number;
            });
        }

        @Override
        public void get(int number) {
            Object value = handles[number].get();
            if (!value.equals(number)) {
                throw new AssertionError(value);
            }
        }

        @Override
        public void taskwait() {
            Tasks.taskwait();
        }
    }
}
