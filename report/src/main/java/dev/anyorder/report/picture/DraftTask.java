package dev.anyorder.report.picture;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A task of a graph that is being made. */
final class DraftTask {
    final int id;
    final String words;
    /** Who started it; null for one that nobody did. */
    final @Nullable DraftTask parent;

    final int depth;
    final List<DraftTask> children = new ArrayList<>(0);
    /** In the order of the task; never empty, but for tasks that are left out. */
    final List<Piece> pieces = new ArrayList<>(1);

    DraftTask(int id, String words, @Nullable DraftTask parent) {
        this.id = id;
        this.words = words;
        this.parent = parent;
        this.depth = parent == null ? 0 : parent.depth + 1;
        if (parent != null) {
            parent.children.add(this);
        }
    }

    Piece last() {
        return pieces.get(pieces.size() - 1);
    }

    /** Another piece, after the last one. */
    Piece next(long step) {
        Piece next = new Piece(this, step);
        if (!pieces.isEmpty()) {
            Piece.connect(last(), next, Link.NEXT);
        }
        pieces.add(next);
        return next;
    }

    /** The piece that a step belongs to. */
    Piece at(long step) {
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
