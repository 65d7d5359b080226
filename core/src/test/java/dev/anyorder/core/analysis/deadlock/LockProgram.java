package dev.anyorder.core.analysis.deadlock;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;

/** Tasks that acquire and release locks, and spawn and join each other; control flow is fixed. Task 0 is the root. */
final class LockProgram {
    /** What an instruction does with its number, which is that of a lock or of a task. */
    enum Action {
        ACQUIRE,
        ACQUIRE_SHARED,
        RELEASE,
        SPAWN,
        JOIN
    }

    record Instruction(Action action, int number) {
        @Override
        public String toString() {
            return action + " " + number;
        }
    }

    /** The state of no task. */
    static final int NOT_STARTED = -1;

    final List<List<Instruction>> tasks = new ArrayList<>();

    /** Adds a task that does this. */
    LockProgram task(Instruction... body) {
        tasks.add(List.of(body));
        return this;
    }

    /**
     * A random program.
     *
     * @param isApart whether tasks are spawned and joined only where no lock is held
     */
    static LockProgram random(Random random, boolean isApart) {
        LockProgram program = new LockProgram();
        int count = 2 + random.nextInt(3);
        int locks = 2 + random.nextInt(2);
        for (int i = 0; i < count; i++) {
            program.tasks.add(new ArrayList<>());
        }
        for (int i = 0; i < count; i++) {
            sections(program.tasks.get(i), random, locks, new ArrayDeque<>(), 1 + random.nextInt(2));
        }
        for (int child = 1; child < count; child++) {
            // Two tasks may be spawned by different ones, and joined by a third.
            int parent = random.nextInt(child);
            int at = program.insert(parent, new Instruction(Action.SPAWN, child), 0, random, isApart);
            if (random.nextInt(3) > 0) {
                program.insert(parent, new Instruction(Action.JOIN, child), at + 1, random, isApart);
            }
        }
        return program;
    }

    private static void sections(List<Instruction> body, Random random, int locks, Deque<Integer> held, int most) {
        for (int i = 0; i < most; i++) {
            int lock = random.nextInt(locks);
            if (!held.contains(lock)) {
                body.add(new Instruction(random.nextInt(4) == 0 ? Action.ACQUIRE_SHARED : Action.ACQUIRE, lock));
                held.push(lock);
                sections(body, random, locks, held, random.nextInt(3));
                held.pop();
                body.add(new Instruction(Action.RELEASE, lock));
            }
        }
    }

    private int insert(int task, Instruction instruction, int from, Random random, boolean isApart) {
        List<Instruction> body = tasks.get(task);
        List<Integer> places = new ArrayList<>();
        int depth = 0;
        for (int i = 0; i <= body.size(); i++) {
            if (i >= from && (depth == 0 || !isApart)) {
                places.add(i);
            }
            if (i < body.size()) {
                Action action = body.get(i).action();
                depth += action == Action.RELEASE
                        ? -1
                        : action == Action.ACQUIRE || action == Action.ACQUIRE_SHARED ? 1 : 0;
            }
        }
        int at = places.get(random.nextInt(places.size()));
        body.add(at, instruction);
        return at;
    }

    int[] start() {
        int[] state = new int[tasks.size()];
        Arrays.fill(state, NOT_STARTED);
        state[0] = 0;
        return state;
    }

    boolean isOver(int[] state, int task) {
        return state[task] == tasks.get(task).size();
    }

    /** How a task holds a lock: null, or the acquisition. */
    private Action held(int[] state, int task, int lock) {
        Action held = Action.RELEASE;
        for (int i = 0; i < state[task]; i++) {
            Instruction each = tasks.get(task).get(i);
            if (each.number() == lock && each.action().compareTo(Action.RELEASE) <= 0) {
                held = each.action();
            }
        }
        return held;
    }

    /** The tasks that keep a task from going on. */
    private List<Integer> blockers(int[] state, int task) {
        Instruction next = tasks.get(task).get(state[task]);
        List<Integer> blockers = new ArrayList<>();
        for (int other = 0; other < state.length; other++) {
            if (other != task) {
                Action held = held(state, other, next.number());
                boolean isBlocking = switch (next.action()) {
                    case ACQUIRE -> held != Action.RELEASE;
                    case ACQUIRE_SHARED -> held == Action.ACQUIRE;
                    default -> false;
                };
                if (isBlocking) {
                    blockers.add(other);
                }
            }
        }
        return blockers;
    }

    boolean canStep(int[] state, int task) {
        if (state[task] == NOT_STARTED || isOver(state, task)) {
            return false;
        }
        Instruction next = tasks.get(task).get(state[task]);
        return next.action() == Action.JOIN
                ? isOver(state, next.number())
                : blockers(state, task).isEmpty();
    }

    int[] step(int[] state, int task) {
        int[] after = state.clone();
        Instruction next = tasks.get(task).get(after[task]++);
        if (next.action() == Action.SPAWN) {
            after[next.number()] = 0;
        }
        return after;
    }

    /** Whether tasks wait for each other's locks in a cycle. */
    private boolean isDeadlocked(int[] state) {
        for (int task = 0; task < state.length; task++) {
            Deque<Integer> open = new ArrayDeque<>(List.of(task));
            Set<Integer> seen = new HashSet<>();
            while (!open.isEmpty()) {
                int each = open.pop();
                if (state[each] != NOT_STARTED && !isOver(state, each)) {
                    for (int blocker : blockers(state, each)) {
                        if (blocker == task) {
                            return true;
                        }
                        if (seen.add(blocker)) {
                            open.push(blocker);
                        }
                    }
                }
            }
        }
        return false;
    }

    /** Whether some interleaving ends with tasks that wait for each other's locks in a cycle; all are tried. */
    boolean canDeadlock() {
        Deque<int[]> open = new ArrayDeque<>(List.of(start()));
        Set<List<Integer>> seen = new HashSet<>();
        while (!open.isEmpty()) {
            int[] state = open.pop();
            if (isDeadlocked(state)) {
                return true;
            }
            for (int task = 0; task < state.length; task++) {
                if (canStep(state, task)) {
                    int[] next = step(state, task);
                    if (seen.add(Arrays.stream(next).boxed().toList())) {
                        open.push(next);
                    }
                }
            }
        }
        return false;
    }

    @Override
    public String toString() {
        return tasks.toString();
    }
}
