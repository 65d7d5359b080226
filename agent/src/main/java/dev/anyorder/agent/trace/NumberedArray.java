package dev.anyorder.agent.trace;

import dev.anyorder.agent.shadow.ArrayShadow;
import dev.anyorder.agent.shadow.Recorder;
import dev.anyorder.agent.site.Site;
import dev.anyorder.hooks.Footprint;

/** What a recording remembers of an array: its number. */
final class NumberedArray extends ArrayShadow {
    private final int number;

    NumberedArray(int number) {
        super(0);
        this.number = number;
    }

    @Override
    public synchronized void commit(Footprint footprint, Object array, Site site, Recorder recorder) {
        ((Scribe) recorder).footprint(number, footprint, site);
    }
}
