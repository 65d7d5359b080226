package dev.anyorder.report.picture;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;

/** Removes leaf tasks without accesses and outgoing edges, and empty nodes that only relay an edge. */
final class GraphPruner {
    private GraphPruner() {}

    /** Expects parents before their children. */
    static void of(List<BuilderTask> tasks) {
        for (int i = tasks.size() - 1; i >= 0; i--) {
            BuilderTask task = tasks.get(i);
            task.children.removeIf(child -> child.pieces.isEmpty());
            if (task.children.isEmpty() && saysNothing(task)) {
                List.copyOf(task.pieces).forEach(GraphNode::remove);
            }
        }
        ArrayDeque<GraphNode> open = new ArrayDeque<>();
        tasks.forEach(task -> open.addAll(task.pieces));
        for (GraphNode next = open.poll(); next != null; next = open.poll()) {
            bypass(next, open);
        }
    }

    private static boolean saysNothing(BuilderTask task) {
        return task.pieces.stream()
                .allMatch(node ->
                        node.isEmpty() && !node.racing && node.out.stream().allMatch(arrow -> arrow.to.task == task));
    }

    private static void bypass(GraphNode node, ArrayDeque<GraphNode> open) {
        boolean isBare = node.isEmpty() && !node.racing && (!node.isFirst() || node.task.parent == null);
        boolean isRoot = node.in.isEmpty() && node.task.parent == null;
        if (!isBare || !node.task.pieces.contains(node)) {
            return;
        }
        if (node.in.size() <= 1 && node.out.isEmpty() || isRoot && node.task.id == 0) {
            List<GraphNode.Arrow> around = new ArrayList<>(node.in);
            node.remove();
            around.forEach(arrow -> open.add(arrow.from));
        } else if (node.in.size() == 1 && node.out.size() == 1) {
            GraphNode.Arrow before = node.in.get(0);
            GraphNode.Arrow after = node.out.get(0);
            node.remove();
            GraphNode.connect(
                    before.from, after.to, before.edgeReason == EdgeReason.NEXT ? after.edgeReason : before.edgeReason);
            open.add(before.from);
            open.add(after.to);
        }
    }
}
