package dev.anyorder.agent.call;

import dev.anyorder.agent.site.Site;

/**
 * A call instruction.
 *
 * @param model what it means
 * @param reads the site of its reads
 * @param writes the site of its writes, at the same place
 */
public record CallPlace(CallModel model, Site reads, Site writes) {
    Site site(boolean isWrite) {
        return isWrite ? writes : reads;
    }
}
