package dev.anyorder.report.picture;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Folds consecutive nodes of a task, with the tasks started and joined there, into one. None may be in a finding, and
 * no outside edge may touch the middle, so the order of the other nodes is unchanged.
 */
final class GraphFolder {
    /** Tasks whose subtree has edges to others than parents and siblings. */
    private final Set<BuilderTask> open = new HashSet<>();

    private final Set<BuilderTask> racing = new HashSet<>();
    /** Folded node to its representative. */
    private final Map<GraphNode, GraphNode> folds = new HashMap<>();
    /** Number of folded tasks by representative. */
    private final Map<GraphNode, Integer> counts = new HashMap<>();

    GraphNode of(GraphNode node) {
        return folds.getOrDefault(node, node);
    }

    Set<GraphNode> folded() {
        return folds.keySet();
    }

    /** 0 if not folded. */
    int tasks(GraphNode node) {
        return counts.getOrDefault(node, 0);
    }

    /** Folds the subtree of a root. */
    void fold(BuilderTask root) {
        List<BuilderTask> all = below(root);
        for (BuilderTask task : all) {
            for (GraphNode node : task.pieces) {
                node.out.forEach(arrow -> cross(arrow.from.task, arrow.to.task));
                if (node.racing) {
                    for (BuilderTask up = task; up != null && racing.add(up); ) {
                        up = up.parent;
                    }
                }
            }
        }
        ArrayDeque<BuilderTask> shown = new ArrayDeque<>(List.of(root));
        for (BuilderTask task = shown.poll(); task != null; task = shown.poll()) {
            shown.addAll(foldStretches(task));
        }
    }

    private static List<BuilderTask> below(BuilderTask root) {
        List<BuilderTask> all = new ArrayList<>(List.of(root));
        for (int i = 0; i < all.size(); i++) {
            all.addAll(all.get(i).children);
        }
        return all;
    }

    /** Marks tasks whose subtree the edge crosses, up to the common ancestor. */
    private void cross(BuilderTask from, BuilderTask to) {
        BuilderTask a = from;
        BuilderTask b = to;
        while (a != b && a != null && b != null) {
            BuilderTask lower = a.depth >= b.depth ? a : b;
            BuilderTask other = lower == a ? b : a;
            if (lower.parent != other && lower.parent != other.parent) {
                open.add(lower);
            }
            if (lower == a) {
                a = a.parent;
            } else {
                b = b.parent;
            }
        }
    }

    /** Returns the children that are not folded. */
    private List<BuilderTask> foldStretches(BuilderTask task) {
        Set<BuilderTask> inside = new LinkedHashSet<>(task.children);
        inside.removeIf(child -> open.contains(child) || racing.contains(child));
        List<List<GraphNode>> stretches = stretches(task, inside);
        while (dropStraddling(task, inside, stretches)) {
            stretches = stretches(task, inside);
        }
        Map<GraphNode, List<GraphNode>> homes = homes(stretches);
        IdentityHashMap<List<GraphNode>, List<BuilderTask>> folded = new IdentityHashMap<>();
        for (BuilderTask child : inside) {
            folded.computeIfAbsent(homes.get(start(child)), none -> new ArrayList<>())
                    .addAll(below(child));
        }
        for (List<GraphNode> stretch : stretches) {
            List<BuilderTask> tasks = folded.getOrDefault(stretch, List.of());
            if (stretch.size() + tasks.size() > 1) {
                foldInto(stretch, tasks);
            }
        }
        List<BuilderTask> rest = new ArrayList<>(task.children);
        rest.removeAll(inside);
        return rest;
    }

    private static Map<GraphNode, List<GraphNode>> homes(List<List<GraphNode>> stretches) {
        Map<GraphNode, List<GraphNode>> homes = new HashMap<>();
        stretches.forEach(stretch -> stretch.forEach(node -> homes.put(node, stretch)));
        return homes;
    }

    /** Maximal sequences without outside edges in the middle. */
    private static List<List<GraphNode>> stretches(BuilderTask task, Set<BuilderTask> inside) {
        List<List<GraphNode>> all = new ArrayList<>();
        List<GraphNode> stretch = new ArrayList<>();
        for (GraphNode node : task.pieces) {
            boolean begins = node.racing || node.in.stream().anyMatch(arrow -> isOutside(arrow.from, task, inside));
            if (begins && !stretch.isEmpty()) {
                all.add(stretch);
                stretch = new ArrayList<>();
            }
            stretch.add(node);
            if (node.racing || node.out.stream().anyMatch(arrow -> isOutside(arrow.to, task, inside))) {
                all.add(stretch);
                stretch = new ArrayList<>();
            }
        }
        if (!stretch.isEmpty()) {
            all.add(stretch);
        }
        return all;
    }

    private static boolean isOutside(GraphNode other, BuilderTask task, Set<BuilderTask> inside) {
        BuilderTask child = childOf(task, other.task);
        return child == null ? other.task != task : !inside.contains(child);
    }

    /** The child whose subtree contains {@code below}. */
    private static @Nullable BuilderTask childOf(BuilderTask task, BuilderTask below) {
        BuilderTask at = below;
        while (at != null && at.depth > task.depth + 1) {
            at = at.parent;
        }
        return at != null && at.parent == task ? at : null;
    }

    /** Removes children with edges out of the sequence of their start, or with a racing start. */
    private static boolean dropStraddling(BuilderTask task, Set<BuilderTask> inside, List<List<GraphNode>> stretches) {
        Map<GraphNode, List<GraphNode>> homes = homes(stretches);
        Predicate<BuilderTask> straddles = child -> {
            GraphNode start = start(child);
            List<GraphNode> home = homes.get(start);
            return home == null
                    || start.racing
                    || below(child).stream()
                            .flatMap(each -> each.pieces.stream())
                            .flatMap(node -> Stream.concat(
                                    node.out.stream().map(arrow -> arrow.to),
                                    node.in.stream().map(arrow -> arrow.from)))
                            .anyMatch(
                                    other -> isOutside(other, task, inside) || homes.get(inTask(other, task)) != home);
        };
        return inside.removeIf(straddles);
    }

    /** The node of {@code task} that {@code other} belongs to. */
    private static GraphNode inTask(GraphNode other, BuilderTask task) {
        BuilderTask child = childOf(task, other.task);
        return child == null ? other : start(child);
    }

    /** The node that started the child. */
    private static GraphNode start(BuilderTask child) {
        GraphNode first = child.pieces.get(0);
        return first.in.stream()
                .filter(arrow -> arrow.edgeReason == EdgeReason.SPAWN)
                .map(arrow -> arrow.from)
                .findFirst()
                .orElse(first);
    }

    private void foldInto(List<GraphNode> stretch, List<BuilderTask> folded) {
        GraphNode fold = stretch.get(0);
        List<GraphNode> others = new ArrayList<>(stretch.subList(1, stretch.size()));
        folded.forEach(task -> others.addAll(task.pieces));
        for (GraphNode each : others) {
            folds.put(each, fold);
            fold.addAll(each);
        }
        counts.put(fold, folded.size() + 1);
    }
}
