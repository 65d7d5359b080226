package dev.anyorder.testbed.library;

import dev.anyorder.api.PhaserMode;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/**
 * Makes up programs. The same seed makes the same program. One in two has isolated sections, one in two phasers, and one in
 * four neither.
 */
final class Generator {
    static final int FIELDS = 6;
    static final int OBJECTS = 3;
    static final int REGIONS = 2;
    private static final int DEPTH = 4;

    private final Random random;
    private final boolean isolates;
    private final boolean phases;
    private int left;
    private int futures;
    private int sections;

    /** What a task owns in each region: of every task, what that leaves behind. */
    private static final class Estate {
        private final List<List<Estate>> owned = new ArrayList<>();

        Estate() {
            for (int region = 0; region < REGIONS; region++) {
                owned.add(new ArrayList<>());
            }
        }

        void receive(int region) {
            Estate task = owned.get(region).remove(0);
            for (int i = 0; i < REGIONS; i++) {
                owned.get(i).addAll(task.owned.get(i));
            }
        }
    }

    private Generator(long seed) {
        random = new Random(seed);
        left = 6 + random.nextInt(24);
        isolates = (seed & 1) != 0;
        phases = (seed & 2) != 0;
    }

    static List<Statement> program(long seed) {
        return new Generator(seed).block(DEPTH, new ArrayList<>(), new Estate());
    }

    /** Statements of one task; futures of those around, and what is made here, can be got. */
    private List<Statement> block(int depth, List<Integer> around, Estate estate) {
        List<Integer> known = new ArrayList<>(around);
        List<Statement> statements = new ArrayList<>();
        int length = 1 + random.nextInt(depth == DEPTH ? 9 : 5);
        for (int i = 0; i < length && left > 0; i++) {
            left--;
            statements.add(statement(depth, known, estate));
        }
        return statements;
    }

    private List<Statement> task(int depth, List<Integer> known) {
        return block(depth, known, new Estate());
    }

    private Statement statement(int depth, List<Integer> known, Estate estate) {
        int region = random.nextInt(REGIONS);
        int owned = estate.owned.get(region).size();
        int choice = depth == 0 ? 0 : random.nextInt(23);
        return switch (choice) {
            case 5, 6, 7 -> new Statement.Async(task(depth - 1, known));
            case 8, 9 -> new Statement.Finish(block(depth - 1, known, estate));
            case 10 -> new Statement.Forall(2, task(depth - 1, known));
            case 11 -> {
                int name = futures++;
                Statement future = new Statement.Future(name, task(depth - 1, known));
                known.add(name);
                yield future;
            }
            case 12, 13 -> depend(depth, known);
            case 14 -> new Statement.Taskwait();
            case 15 -> known.isEmpty() ? touch() : new Statement.Get(known.get(random.nextInt(known.size())));
            case 16 -> {
                Estate left = new Estate();
                Statement post = new Statement.Post(region, block(depth - 1, known, left));
                estate.owned.get(region).add(left);
                yield post;
            }
            case 17 -> {
                while (!estate.owned.get(region).isEmpty()) {
                    estate.receive(region);
                }
                yield new Statement.Await(region);
            }
            case 18 -> {
                if (owned == 1) {
                    estate.receive(region);
                    yield new Statement.Ewait(region);
                }
                yield touch();
            }
            case 19, 20, 21 -> isolates ? isolated(depth, known) : touch();
            case 22 -> phases ? phased(depth, known) : touch();
            default -> choice > 0 && isolates && random.nextBoolean() ? isolated(depth, known) : touch();
        };
    }

    private Statement touch() {
        return new Statement.Touch("rrwu".charAt(random.nextInt(4)), random.nextInt(FIELDS));
    }

    private List<Integer> someObjects() {
        List<Integer> some = new ArrayList<>();
        for (int object = 0; object < OBJECTS; object++) {
            if (random.nextInt(3) == 0) {
                some.add(object);
            }
        }
        return some;
    }

    /** Touches and creates tasks; may have a section inside. */
    private Statement isolated(int depth, List<Integer> known) {
        List<Integer> objects = someObjects();
        List<Statement> body = new ArrayList<>();
        int length = 1 + random.nextInt(3);
        for (int i = 0; i < length; i++) {
            body.add(
                    switch (random.nextInt(8)) {
                        case 0 -> new Statement.Async(task(depth - 1, known));
                        case 1 -> new Statement.Isolated(sections++, objects, List.of(touch()));
                        default -> touch();
                    });
        }
        return new Statement.Isolated(sections++, objects, body);
    }

    private Statement phased(int depth, List<Integer> known) {
        List<Statement.Member> members = new ArrayList<>();
        int count = 2 + random.nextInt(2);
        for (int i = 0; i < count; i++) {
            PhaserMode mode = PhaserMode.values()[Math.min(random.nextInt(5), 2)];
            Estate estate = new Estate();
            List<List<Statement>> parts = new ArrayList<>();
            for (int phase = random.nextInt(4); phase >= 0; phase--) {
                parts.add(block(depth - 1, known, estate));
            }
            members.add(new Statement.Member(mode, parts));
        }
        return new Statement.Phased(members);
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
        return new Statement.Depend(reads, writes, task(depth - 1, known));
    }
}
