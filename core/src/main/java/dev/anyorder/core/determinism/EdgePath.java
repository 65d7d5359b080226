package dev.anyorder.core.determinism;

import dev.anyorder.core.finding.EdgeCause;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A path of edges. A very long path is collapsed into one edge.
 *
 * @param edge the last edge
 */
record EdgePath(DeterminismEdge edge, @Nullable EdgePath earlier, int length) {
    static final int MOST = 16;

    static EdgePath to(@Nullable EdgePath path, DeterminismEdge edge) {
        if (path == null) {
            return new EdgePath(edge, null, 1);
        }
        if (path.length < MOST) {
            return new EdgePath(edge, path, path.length + 1);
        }
        return new EdgePath(new DeterminismEdge(path.links().get(0).from(), edge.to(), EdgeCause.FURTHER), null, 1);
    }

    /** Concatenates two paths. */
    static @Nullable EdgePath on(@Nullable EdgePath path, @Nullable EdgePath more) {
        return more == null ? path : to(on(path, more.earlier), more.edge);
    }

    /** First edge first. */
    List<DeterminismEdge> links() {
        List<DeterminismEdge> links = new ArrayList<>(length);
        for (EdgePath path = this; path != null; path = path.earlier) {
            links.add(path.edge);
        }
        Collections.reverse(links);
        return links;
    }
}
