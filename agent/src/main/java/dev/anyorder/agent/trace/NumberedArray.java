package dev.anyorder.agent.trace;

import dev.anyorder.agent.shadow.ArrayShadow;
import dev.anyorder.agent.shadow.ShadowUpdater;
import dev.anyorder.agent.site.Site;
import dev.anyorder.hooks.ArrayFootprint;

/** An array's number in the trace. */
final class NumberedArray extends ArrayShadow {
    final int number;

    NumberedArray(int number) {
        super(0);
        this.number = number;
    }

    /** Unsynchronised: only the stream needs a guard, and has its own. */
    @Override
    @SuppressWarnings("UnsynchronizedOverridesSynchronized")
    public void commit(ArrayFootprint footprint, Object array, Site site, ShadowUpdater updater) {
        ((TraceAccessWriter) updater).footprint(number, footprint, site);
    }
}
