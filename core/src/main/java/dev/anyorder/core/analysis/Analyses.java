package dev.anyorder.core.analysis;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** The analyses that there are. Adding one is a class and a line here. */
public final class Analyses {
    private static final List<Analysis> ALL =
            List.of(new Race(), new Determinacy(), new FastTrack(), new Graph(), new Nothing());

    private Analyses() {}

    /** All of them. */
    public static List<Analysis> all() {
        return ALL;
    }

    /** The one of that name. */
    public static @Nullable Analysis named(String name) {
        for (Analysis analysis : ALL) {
            if (analysis.name().equals(name)) {
                return analysis;
            }
        }
        return null;
    }
}
