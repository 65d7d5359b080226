package dev.anyorder.testbed.library;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** Makes up programs. The same seed makes the same program. */
final class Generator {
    static final int FIELDS = 6;
    static final int OBJECTS = 3;
    private static final int DEPTH = 4;

    private final Random random;
    private int left;
    private int futures;

    private Generator(long seed) {
        random = new Random(seed);
        left = 6 + random.nextInt(24);
    }

    static List<Statement> program(long seed) {
        return new Generator(seed).block(DEPTH, new ArrayList<>());
    }

    /** Statements; futures of those around, and what is made here, can be got. */
    private List<Statement> block(int depth, List<Integer> around) {
        List<Integer> known = new ArrayList<>(around);
        List<Statement> statements = new ArrayList<>();
        int length = 1 + random.nextInt(depth == DEPTH ? 9 : 5);
        for (int i = 0; i < length && left > 0; i++) {
            left--;
            statements.add(statement(depth, known));
        }
        return statements;
    }

    private Statement statement(int depth, List<Integer> known) {
        int choice = depth == 0 ? 0 : random.nextInt(16);
        return switch (choice) {
            case 5, 6, 7 -> new Statement.Async(block(depth - 1, known));
            case 8, 9 -> new Statement.Finish(block(depth - 1, known));
            case 10 -> new Statement.Forall(2, block(depth - 1, known));
            case 11 -> {
                int name = futures++;
                Statement future = new Statement.Future(name, block(depth - 1, known));
                known.add(name);
                yield future;
            }
            case 12, 13 -> depend(depth, known);
            case 14 -> new Statement.Taskwait();
            default ->
                choice == 15 && !known.isEmpty()
                        ? new Statement.Get(known.get(random.nextInt(known.size())))
                        : new Statement.Touch("rrwu".charAt(random.nextInt(4)), random.nextInt(FIELDS));
        };
    }

    private Statement depend(int depth, List<Integer> known) {
        List<Integer> reads = new ArrayList<>();
        List<Integer> writes = new ArrayList<>();
        for (int object = 0; object < OBJECTS; object++) {
            switch (random.nextInt(4)) {
                case 0 -> reads.add(object);
                case 1 -> writes.add(object);
                default -> {}
            }
        }
        return new Statement.Depend(reads, writes, block(depth - 1, known));
    }
}
