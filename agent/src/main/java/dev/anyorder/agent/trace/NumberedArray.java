package dev.anyorder.agent.trace;

import dev.anyorder.agent.shadow.ArrayShadow;
import dev.anyorder.agent.shadow.ShadowUpdater;
import dev.anyorder.agent.site.Site;
import dev.anyorder.hooks.ArrayFootprint;

/** What a recording remembers of an array: its number. */
final class NumberedArray extends ArrayShadow {
    final int number;

    NumberedArray(int number) {
        super(0);
        this.number = number;
    }

    /** There is nothing to guard but the stream, which guards itself. */
    @Override
    @SuppressWarnings("UnsynchronizedOverridesSynchronized")
    public void commit(ArrayFootprint footprint, Object array, Site site, ShadowUpdater updater) {
        ((TraceAccessWriter) updater).footprint(number, footprint, site);
    }
}
