package dev.anyorder.testbed.library;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collections;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeSet;
import java.util.function.BiPredicate;
import org.jspecify.annotations.Nullable;

/**
 * What is true of a program: all pairs of its accesses, and the transitive closure of what every run orders, or of what a run
 * has ordered by the order of its isolated sections.
 */
final class Truth implements World<Truth.Task> {
    /** A task, while it is gone through. */
    static final class Task {
        /** Those that its finishes wait for; the outermost is that in which it was created. */
        private final Deque<List<Task>> finishes = new ArrayDeque<>();

        private int point;
        private @Nullable Section section;

        Task(int point, List<Task> around) {
            this.point = point;
            finishes.push(around);
        }

        private List<Task> finish() {
            return Objects.requireNonNull(finishes.peek());
        }
    }

    private static final class Section {
        private final List<Integer> objects;
        private final int begin;
        private int end;

        Section(List<Integer> objects, int begin) {
            this.objects = objects;
            this.begin = begin;
        }

        boolean excludes(Section other) {
            return objects.isEmpty() || other.objects.isEmpty() || !Collections.disjoint(objects, other.objects);
        }
    }

    private record Access(
            int point, char what, int field, @Nullable Section section) {
        boolean conflictsWith(Access other) {
            return field == other.field && (what != 'r' || other.what != 'r');
        }

        boolean isExcludedBy(Access other) {
            return section != null && other.section != null && section.excludes(other.section);
        }
    }

    private final List<List<Integer>> after = new ArrayList<>();
    private final List<Access> accesses = new ArrayList<>();
    /** By its name and the rounds of loops. */
    private final Map<String, Section> sections = new HashMap<>();

    static Truth of(List<Statement> program) {
        Truth truth = new Truth();
        Walk.through(program, truth, new Task(truth.newPoint(), new ArrayList<>()));
        return truth;
    }

    /** The fields of which two accesses are in no order, in any run, and nothing excludes them. */
    TreeSet<Integer> races() {
        return unordered((u, v) -> !u.isExcludedBy(v));
    }

    /** The fields whose value depends on the order: those that race, and those of which exclusive accesses do not commute. */
    TreeSet<Integer> orderDependent() {
        return unordered((u, v) -> !u.isExcludedBy(v) || u.what != 'u' || v.what != 'u');
    }

    /**
     * The fields of which two accesses are in no order in the run that entered the sections in this order.
     *
     * @param entered of each section its name and rounds, with blanks between
     */
    TreeSet<Integer> racesOfRun(List<String> entered) {
        if (!sections.keySet().equals(new TreeSet<>(entered))) {
            throw new IllegalArgumentException(entered + " were entered, not " + sections.keySet());
        }
        List<Section> order = entered.stream()
                .map(name -> Objects.requireNonNull(sections.get(name)))
                .toList();
        for (int i = 0; i < order.size(); i++) {
            for (Section later : order.subList(i + 1, order.size())) {
                if (order.get(i).excludes(later)) {
                    edge(order.get(i).end, later.begin);
                }
            }
        }
        return unordered();
    }

    /** The fields of which two accesses are in no order, whether anything excludes them or not. */
    TreeSet<Integer> unordered() {
        return unordered((u, v) -> true);
    }

    private TreeSet<Integer> unordered(BiPredicate<Access, Access> counts) {
        List<BitSet> closure = closure();
        TreeSet<Integer> racy = new TreeSet<>();
        for (int i = 0; i < accesses.size(); i++) {
            Access u = accesses.get(i);
            for (Access v : accesses.subList(0, i)) {
                boolean isOrdered = u.point == v.point
                        || closure.get(u.point).get(v.point)
                        || closure.get(v.point).get(u.point);
                if (u.conflictsWith(v) && !isOrdered && counts.test(u, v)) {
                    racy.add(u.field);
                }
            }
        }
        return racy;
    }

    /** Of each point, all that are after it. */
    private List<BitSet> closure() {
        List<@Nullable BitSet> all = new ArrayList<>(Collections.nCopies(after.size(), null));
        for (int point = 0; point < after.size(); point++) {
            closure(point, all);
        }
        return all.stream().map(Objects::requireNonNull).toList();
    }

    private BitSet closure(int point, List<@Nullable BitSet> all) {
        BitSet known = all.get(point);
        if (known != null) {
            return known;
        }
        BitSet later = new BitSet();
        for (int next : after.get(point)) {
            later.set(next);
            later.or(closure(next, all));
        }
        all.set(point, later);
        return later;
    }

    private int newPoint() {
        after.add(new ArrayList<>());
        return after.size() - 1;
    }

    private int next(Task task) {
        int next = newPoint();
        edge(task.point, next);
        task.point = next;
        return next;
    }

    @Override
    public Task child(Task parent) {
        int first = newPoint();
        edge(parent.point, first);
        next(parent);
        Task child = new Task(first, parent.finish());
        parent.finish().add(child);
        return child;
    }

    @Override
    public void end(Task task) {}

    @Override
    public void join(Task task, Task ended) {
        edge(ended.point, next(task));
    }

    @Override
    public void beginFinish(Task task) {
        task.finishes.push(new ArrayList<>());
    }

    @Override
    public void endFinish(Task task) {
        next(task);
        task.finishes.pop().forEach(each -> edge(each.point, task.point));
    }

    @Override
    public void touch(Task task, char what, int field) {
        accesses.add(new Access(task.point, what, field, task.section));
    }

    @Override
    public void enter(Task task, Statement.Isolated isolated, List<Integer> rounds) {
        Section section = new Section(isolated.objects(), next(task));
        StringBuilder name = new StringBuilder().append(isolated.name());
        rounds.forEach(round -> name.append(' ').append(round));
        sections.put(name.toString(), section);
        task.section = section;
    }

    @Override
    public void leave(Task task) {
        Objects.requireNonNull(task.section).end = task.point;
        task.section = null;
        next(task);
    }

    @Override
    public int point(Task task) {
        int point = task.point;
        next(task);
        return point;
    }

    @Override
    public int later(Task task) {
        return next(task);
    }

    @Override
    public void edge(int before, int after) {
        this.after.get(before).add(after);
    }
}
