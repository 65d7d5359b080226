package dev.anyorder.agent.transform;

import dev.anyorder.agent.site.Sites;

/**
 * What the rewriting of all classes shares.
 *
 * @param blocks whether somebody wants to know what is declared to be atomic
 * @param unchecked what is declared and nobody looks at
 */
public record Tools(
        Hierarchy hierarchy, Watched watched, Sites sites, CallModels calls, boolean blocks, Unchecked unchecked) {
    public Tools(Watched watched, Sites sites, CallModels calls, boolean blocks, Unchecked unchecked) {
        this(new Hierarchy(), watched, sites, calls, blocks, unchecked);
    }

    public Tools(Watched watched, Sites sites, CallModels calls) {
        this(watched, sites, calls, true, Unchecked.nothing());
    }
}
