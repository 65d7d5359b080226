package dev.anyorder.report.picture;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A task of a graph under construction. */
final class BuilderTask {
    final int id;
    final String words;
    /** Null for a root. */
    final @Nullable BuilderTask parent;

    final int depth;
    final List<BuilderTask> children = new ArrayList<>(0);
    /** In program order; empty if pruned. */
    final List<GraphNode> pieces = new ArrayList<>(1);

    BuilderTask(int id, String words, @Nullable BuilderTask parent) {
        this.id = id;
        this.words = words;
        this.parent = parent;
        this.depth = parent == null ? 0 : parent.depth + 1;
        if (parent != null) {
            parent.children.add(this);
        }
    }

    GraphNode last() {
        return pieces.get(pieces.size() - 1);
    }

    GraphNode next(long step) {
        GraphNode next = new GraphNode(this, step);
        if (!pieces.isEmpty()) {
            GraphNode.connect(last(), next, EdgeReason.NEXT);
        }
        pieces.add(next);
        return next;
    }

    GraphNode at(long step) {
        int low = 0;
        int high = pieces.size() - 1;
        while (low < high) {
            int middle = (low + high + 1) >>> 1;
            if (pieces.get(middle).first <= step) {
                low = middle;
            } else {
                high = middle - 1;
            }
        }
        return pieces.get(low);
    }
}
