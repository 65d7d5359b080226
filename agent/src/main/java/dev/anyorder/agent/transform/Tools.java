package dev.anyorder.agent.transform;

import dev.anyorder.agent.site.Sites;

/** What the rewriting of all classes shares. */
public record Tools(Hierarchy hierarchy, Watched watched, Sites sites, CallModels calls) {
    public Tools(Watched watched, Sites sites, CallModels calls) {
        this(new Hierarchy(), watched, sites, calls);
    }
}
