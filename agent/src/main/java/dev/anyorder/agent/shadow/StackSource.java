package dev.anyorder.agent.shadow;

import dev.anyorder.agent.site.Site;
import org.jspecify.annotations.Nullable;

/** Where the stacks of accesses come from. */
public interface StackSource {
    /** The stack of an access that is made at the site, or null when none is kept. */
    @Nullable
    Object take(Site site);
}
