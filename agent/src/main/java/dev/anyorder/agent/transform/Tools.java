package dev.anyorder.agent.transform;

import dev.anyorder.agent.site.Sites;

/**
 * What the rewriting of all classes shares.
 *
 * @param blocks whether somebody wants to know what is declared to be atomic
 */
public record Tools(Hierarchy hierarchy, Watched watched, Sites sites, CallModels calls, boolean blocks) {
    public Tools(Watched watched, Sites sites, CallModels calls, boolean blocks) {
        this(new Hierarchy(), watched, sites, calls, blocks);
    }

    public Tools(Watched watched, Sites sites, CallModels calls) {
        this(watched, sites, calls, true);
    }
}
