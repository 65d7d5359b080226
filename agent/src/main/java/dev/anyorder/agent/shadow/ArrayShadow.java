package dev.anyorder.agent.shadow;

import dev.anyorder.agent.site.Site;
import dev.anyorder.hooks.Footprint;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * The cells of an array: one for the whole as long as all elements have the same past, then one for each page of 64
 * elements, and several only in pages that need it. A page whose elements agree again becomes one cell. Guarded by
 * itself.
 */
public final class ArrayShadow {
    private static final int PAGE = 64;

    private final int length;
    /** Counts only while {@link #pages} is null. */
    private @Nullable Cell whole;
    /** Each a {@link Cell}, null, or a {@link Page}. */
    private @Nullable Object @Nullable [] pages;

    public ArrayShadow(int length) {
        this.length = length;
    }

    /** What one site did to the array in one step. */
    public synchronized void commit(Footprint footprint, Object array, Site site, Recorder recorder) {
        long[] bits = footprint.bits;
        if (bits != null) {
            for (int w = 0; w < bits.length; w++) {
                if (bits[w] != 0) {
                    page(footprint.base + w, bits[w], array, site, recorder);
                }
            }
            return;
        }
        int lo = footprint.lo;
        int hi = footprint.hi;
        if (lo == 0 && hi == length && pages == null) {
            whole = recorder.after(whole, site, array, 0);
            return;
        }
        for (int p = lo / PAGE; p * PAGE < hi; p++) {
            long mask = -1L;
            if (p * PAGE < lo) {
                mask &= -1L << lo;
            }
            if (hi < (p + 1) * PAGE) {
                mask &= -1L >>> -hi;
            }
            page(p, mask, array, site, recorder);
        }
        if (lo == 0 && hi == length) {
            unite();
        }
    }

    private void page(int page, long mask, Object array, Site site, Recorder recorder) {
        @Nullable Object[] all = pages;
        if (all == null) {
            all = new Object[(length + PAGE - 1) / PAGE];
            Arrays.fill(all, whole);
            whole = null;
            pages = all;
        }
        int first = page * PAGE;
        long every = length - first >= PAGE ? -1L : -1L >>> -length;
        Object current = all[page];
        if (current instanceof Page groups) {
            groups.access(mask & every, first, array, site, recorder);
            if (groups.isUniform()) {
                all[page] = groups.cell();
            }
        } else if ((mask & every) == every) {
            all[page] = recorder.after((Cell) current, site, array, first);
        } else {
            Page groups = new Page(every, (Cell) current);
            groups.access(mask, first, array, site, recorder);
            all[page] = groups.isUniform() ? groups.cell() : groups;
        }
    }

    private void unite() {
        @Nullable Object[] all = pages;
        if (all == null || all[0] instanceof Page) {
            return;
        }
        for (Object page : all) {
            if (page != all[0]) {
                return;
            }
        }
        whole = (Cell) all[0];
        pages = null;
    }
}
