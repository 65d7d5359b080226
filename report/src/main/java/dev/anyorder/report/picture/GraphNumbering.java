package dev.anyorder.report.picture;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;

/** Numbers the nodes, and omits those beyond a limit. */
final class GraphNumbering {
    private final GraphFolder graphFolder;
    /** Racing tasks and their ancestors take precedence. */
    private final int most;

    private final Map<GraphNode, Integer> numbers = new LinkedHashMap<>();

    GraphNumbering(GraphFolder graphFolder, int most) {
        this.graphFolder = graphFolder;
        this.most = 4 * most;
    }

    TaskGraph picture(
            String title,
            List<String> notes,
            Collection<BuilderTask> tasks,
            Set<List<GraphNode>> pairs,
            Map<PictureFinding, List<GraphNode>> races) {
        List<GraphNode> racing = pairs.stream().flatMap(List::stream).toList();
        Set<BuilderTask> first = new HashSet<>();
        for (GraphNode node : racing) {
            for (BuilderTask up = node.task; up != null && first.add(up); ) {
                up = up.parent;
            }
        }
        List<GraphNode> all = new ArrayList<>();
        tasks.forEach(task -> all.addAll(task.pieces));
        all.removeIf(node -> graphFolder.of(node) != node);
        long leftOut = all.size();
        racing.forEach(this::number);
        all.stream().filter(node -> first.contains(node.task)).forEach(this::number);
        all.forEach(this::number);
        leftOut -= numbers.size();
        List<String> said = new ArrayList<>(notes);
        if (leftOut > 0) {
            said.add(leftOut + " more nodes are left out, of tasks that do not race.");
        }
        long folded = numbers.keySet().stream().mapToLong(graphFolder::tasks).sum();
        if (folded > 0) {
            said.add("A box with another behind it stands for all tasks that began and ended there.");
        }
        List<ConflictPair> dashed = pairs.stream().map(this::pair).distinct().toList();
        return new TaskGraph(title, said, nodes(), edges(all), dashed, races(races));
    }

    private void number(GraphNode node) {
        GraphNode shown = graphFolder.of(node);
        if (numbers.size() < most || node.racing) {
            numbers.putIfAbsent(shown, numbers.size());
        }
    }

    private List<PictureNode> nodes() {
        List<PictureNode> nodes = new ArrayList<>();
        numbers.forEach((node, number) -> {
            int folded = graphFolder.tasks(node);
            boolean isJunction = node.isEmpty() && !node.isFirst() && !node.racing && folded == 0;
            List<String> lines = new ArrayList<>();
            if (folded > 0) {
                lines.add(folded == 1 ? "(folded)" : "(" + folded + " tasks, folded)");
            }
            lines.addAll(node.lines());
            nodes.add(new PictureNode(
                    number, isJunction ? "" : node.task.words, node.place(), lines, node.racing, folded));
        });
        return nodes;
    }

    private List<PictureEdge> edges(List<GraphNode> shown) {
        Map<Long, PictureEdge> edges = new LinkedHashMap<>();
        Set<GraphNode> sources = new HashSet<>(shown);
        graphFolder.folded().forEach(sources::add);
        for (GraphNode node : sources) {
            for (GraphNode.Arrow arrow : node.out) {
                Integer from = numbers.get(graphFolder.of(arrow.from));
                Integer to = numbers.get(graphFolder.of(arrow.to));
                if (from != null && to != null && !from.equals(to)) {
                    edges.merge(
                            (long) from << 32 | to,
                            new PictureEdge(from, to, arrow.edgeReason),
                            GraphNumbering::stronger);
                }
            }
        }
        List<PictureEdge> sorted = new ArrayList<>(edges.values());
        sorted.sort(java.util.Comparator.comparingInt(PictureEdge::from).thenComparingInt(PictureEdge::to));
        return sorted;
    }

    private static PictureEdge stronger(PictureEdge a, PictureEdge b) {
        return a.edgeReason().compareTo(b.edgeReason()) <= 0 ? a : b;
    }

    private List<PictureFinding> races(Map<PictureFinding, List<GraphNode>> races) {
        List<PictureFinding> numbered = new ArrayList<>();
        races.forEach((pictureFinding, pair) -> numbered.add(new PictureFinding(
                pictureFinding.id(),
                pictureFinding.severity(),
                pictureFinding.headline(),
                pictureFinding.because(),
                pair(pair))));
        return numbered;
    }

    private ConflictPair pair(List<GraphNode> two) {
        int first = Objects.requireNonNull(numbers.get(graphFolder.of(two.get(0))));
        int second = Objects.requireNonNull(numbers.get(graphFolder.of(two.get(1))));
        return new ConflictPair(Math.min(first, second), Math.max(first, second));
    }
}
