package dev.anyorder.report.picture;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;

/**
 * A graph of tasks that is being made, event by event. A task's steps are one piece as long as nothing comes in between that
 * another task could tell: a piece ends when something leaves it and the task goes on, and another one begins when
 * something comes in. Not thread-safe.
 */
public final class GraphBuilder {
    private static final int MOST_PAIRS = 60;

    private final Map<Integer, BuilderTask> tasks = new LinkedHashMap<>();
    /** What is in conflict, two each. */
    private final Set<List<GraphNode>> pairs = new LinkedHashSet<>();

    private final Map<PictureFinding, List<GraphNode>> races = new LinkedHashMap<>();

    /** A task that nobody started. */
    public void root(int task, String words) {
        tasks.put(task, new BuilderTask(task, words, null));
        task(task).next(0);
    }

    /** A task starts another, at a source line. */
    public void spawn(int parent, int child, String words, String file, int line) {
        BuilderTask by = task(parent);
        BuilderTask made = new BuilderTask(child, words, by);
        tasks.put(child, made);
        GraphNode at = by.last();
        if (at.isEmpty()) {
            at.at(file, line);
        }
        leave(at, made.next(0), EdgeReason.SPAWN);
    }

    /** A task is after the end of another from its step of that number on. */
    public void join(int task, int ended, long step) {
        enter(task, task(ended).last(), EdgeReason.JOIN, step);
    }

    /** Others may come after what a task has done so far. */
    public GraphNode signal(int task) {
        GraphNode at = task(task).last();
        at.left = true;
        return at;
    }

    /** A task is after such a point from its step of that number on. */
    public void await(int task, GraphNode point, long step) {
        if (point.task.id != task) {
            enter(task, point, EdgeReason.ORDER, step);
        }
    }

    private void enter(int task, GraphNode from, EdgeReason edgeReason, long step) {
        BuilderTask by = task(task);
        GraphNode at = by.last();
        if (!at.isEmpty() || at.left) {
            if (step <= at.last) {
                return;
            }
            at = by.next(step);
        }
        at.last = step;
        leave(from, at, edgeReason);
    }

    private static void leave(GraphNode from, GraphNode to, EdgeReason edgeReason) {
        from.left = true;
        GraphNode.connect(from, to, edgeReason);
    }

    /** A task has touched something in its step of that number. */
    public void touch(int task, long step, GraphAccess access) {
        BuilderTask by = task(task);
        GraphNode at = by.last();
        if (at.left) {
            at = by.next(step);
        }
        at.last = step;
        at.add(access);
    }

    /** Two steps have accesses in conflict. Of very many such pairs the first ones are drawn. */
    public void conflict(int first, long firstStep, int second, long secondStep) {
        if (pairs.size() < MOST_PAIRS) {
            pairs.add(mark(first, firstStep, second, secondStep));
        }
    }

    /** Two steps are in a finding, which shows these. The numbers of its nodes are not known yet. */
    public void race(PictureFinding pictureFinding, int first, long firstStep, int second, long secondStep) {
        List<GraphNode> pair = mark(first, firstStep, second, secondStep);
        pairs.add(pair);
        races.put(pictureFinding, pair);
    }

    private List<GraphNode> mark(int first, long firstStep, int second, long secondStep) {
        GraphNode one = task(first).at(firstStep);
        GraphNode other = task(second).at(secondStep);
        one.racing = true;
        other.racing = true;
        return List.of(one, other);
    }

    private BuilderTask task(int number) {
        return Objects.requireNonNull(tasks.get(number));
    }

    /**
     * The picture of it.
     *
     * @param most with more nodes than that, what is over and did not race is folded
     */
    public TaskGraph picture(String title, List<String> notes, int most) {
        Collection<BuilderTask> all = tasks.values();
        GraphPruner.of(new ArrayList<>(all));
        long pieces = all.stream().mapToLong(task -> task.pieces.size()).sum();
        GraphFolder graphFolder = new GraphFolder();
        if (pieces > most) {
            all.stream().filter(task -> task.parent == null).forEach(graphFolder::fold);
        }
        return new GraphNumbering(graphFolder, most).picture(title, notes, all, pairs, races);
    }
}
