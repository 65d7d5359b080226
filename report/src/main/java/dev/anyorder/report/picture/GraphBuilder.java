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
 * Builds a task graph from events. Steps share a node until an incoming edge, or an access after an outgoing edge. Not
 * thread-safe.
 */
public final class GraphBuilder {
    private static final int MOST_PAIRS = 60;

    private final Map<Integer, BuilderTask> tasks = new LinkedHashMap<>();
    /** Two nodes each. */
    private final Set<List<GraphNode>> pairs = new LinkedHashSet<>();

    private final Map<PictureFinding, List<GraphNode>> races = new LinkedHashMap<>();

    public void root(int task, String words) {
        tasks.put(task, new BuilderTask(task, words, null));
        task(task).next(0);
    }

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

    /** Orders {@code task} after {@code ended}, from {@code step} on. */
    public void join(int task, int ended, long step) {
        enter(task, task(ended).last(), EdgeReason.JOIN, step);
    }

    /** A point for {@link #await}. */
    public GraphNode signal(int task) {
        GraphNode at = task(task).last();
        at.left = true;
        return at;
    }

    /** Orders {@code task} after {@code point}, from {@code step} on. */
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

    public void touch(int task, long step, GraphAccess access) {
        BuilderTask by = task(task);
        GraphNode at = by.last();
        if (at.left) {
            at = by.next(step);
        }
        at.last = step;
        at.add(access);
    }

    /** Only the first pairs are drawn. */
    public void conflict(int first, long firstStep, int second, long secondStep) {
        if (pairs.size() < MOST_PAIRS) {
            pairs.add(mark(first, firstStep, second, secondStep));
        }
    }

    /** Node numbers of the finding are unknown yet. */
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

    /** Above {@code most} nodes, tasks without races are folded. */
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
