package dev.anyorder.core.determinism;

import dev.anyorder.core.finding.EdgeCause;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * How one thing comes to be after another, link by link. A very long way is kept as a single link.
 *
 * @param edge the last link
 * @param earlier the way up to there
 * @param length how many links
 */
record EdgePath(DeterminismEdge edge, @Nullable EdgePath earlier, int length) {
    static final int MOST = 16;

    /** A way that goes on. */
    static EdgePath to(@Nullable EdgePath path, DeterminismEdge edge) {
        if (path == null) {
            return new EdgePath(edge, null, 1);
        }
        if (path.length < MOST) {
            return new EdgePath(edge, path, path.length + 1);
        }
        return new EdgePath(new DeterminismEdge(path.links().get(0).from(), edge.to(), EdgeCause.FURTHER), null, 1);
    }

    /** A way that goes on with all of another. */
    static @Nullable EdgePath on(@Nullable EdgePath path, @Nullable EdgePath more) {
        return more == null ? path : to(on(path, more.earlier), more.edge);
    }

    /** First things first. */
    List<DeterminismEdge> links() {
        List<DeterminismEdge> links = new ArrayList<>(length);
        for (EdgePath path = this; path != null; path = path.earlier) {
            links.add(path.edge);
        }
        Collections.reverse(links);
        return links;
    }
}
