package dev.anyorder.agent.transform;

import dev.anyorder.agent.call.Dealings;
import dev.anyorder.agent.site.Sites;
import org.jspecify.annotations.Nullable;

/**
 * What the rewriting of all classes shares.
 *
 * @param blocks whether somebody wants to know what is declared to be atomic
 * @param unchecked what is declared and nobody looks at
 * @param dealings what calls do to parts of objects, if somebody wants to know of that for blocks or pairs; otherwise null
 * @param manners the same, if the order matters to somebody in which calls come to a key; otherwise null
 * @param pairs whether somebody wants to know of accesses that depend on others
 */
public record Tools(
        Hierarchy hierarchy,
        Watched watched,
        Sites sites,
        CallModels calls,
        boolean blocks,
        Unchecked unchecked,
        @Nullable Dealings dealings,
        @Nullable Dealings manners,
        boolean pairs) {
    public Tools(
            Watched watched,
            Sites sites,
            CallModels calls,
            boolean blocks,
            Unchecked unchecked,
            @Nullable Dealings dealings,
            @Nullable Dealings manners) {
        this(new Hierarchy(), watched, sites, calls, blocks, unchecked, dealings, manners, dealings != null);
    }

    public Tools(Watched watched, Sites sites, CallModels calls) {
        this(watched, sites, calls, true, Unchecked.nothing(), null, null);
    }
}
