package dev.anyorder.agent.call;

import dev.anyorder.agent.site.Site;

/**
 * A call instruction.
 *
 * @param model what it means
 * @param reads the site of its reads
 * @param writes the site of its writes, at the same place
 * @param wrapped the number of the argument that this is about, 0 for the call itself
 */
public record CallPlace(CallModel model, Site reads, Site writes, int wrapped) {
    Site site(boolean isWrite) {
        return isWrite ? writes : reads;
    }
}
