package dev.anyorder.core.determinism;

import dev.anyorder.core.velodrome.Cause;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * How one thing comes to be after another, link by link. A very long way is kept as a single link.
 *
 * @param link the last link
 * @param earlier the way up to there
 * @param length how many links
 */
record Way(Link link, @Nullable Way earlier, int length) {
    static final int MOST = 16;

    /** A way that goes on. */
    static Way to(@Nullable Way way, Link link) {
        if (way == null) {
            return new Way(link, null, 1);
        }
        if (way.length < MOST) {
            return new Way(link, way, way.length + 1);
        }
        return new Way(new Link(way.links().get(0).from(), link.to(), Cause.FURTHER), null, 1);
    }

    /** A way that goes on with all of another. */
    static @Nullable Way on(@Nullable Way way, @Nullable Way more) {
        return more == null ? way : to(on(way, more.earlier), more.link);
    }

    /** First things first. */
    List<Link> links() {
        List<Link> links = new ArrayList<>(length);
        for (Way way = this; way != null; way = way.earlier) {
            links.add(way.link);
        }
        Collections.reverse(links);
        return links;
    }
}
