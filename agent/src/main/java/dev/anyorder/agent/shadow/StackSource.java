package dev.anyorder.agent.shadow;

import dev.anyorder.agent.site.Site;
import org.jspecify.annotations.Nullable;

/** Supplies the stacks of accesses. */
public interface StackSource {
    /** Returns null if none is kept. */
    @Nullable
    Object take(Site site);
}
