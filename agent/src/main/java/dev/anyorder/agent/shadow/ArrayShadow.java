package dev.anyorder.agent.shadow;

import dev.anyorder.agent.site.Site;
import dev.anyorder.hooks.Footprint;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * The pasts of an array's elements: one cell for the whole as long as all have the same, then one for each page of 64
 * elements, and a {@link Page} for those that need it. A page whose elements agree again becomes one cell. Guarded by
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
            Sweep sweep = new Sweep(array, site, recorder);
            for (int w = 0; w < bits.length; w++) {
                if (bits[w] != 0) {
                    sweep.page(footprint.base + w, bits[w]);
                }
            }
            return;
        }
        int from = footprint.lo;
        int last = footprint.next - footprint.stride;
        boolean isAll = from == 0 && last == length - 1 && footprint.stride == 1;
        if (isAll && pages == null) {
            whole = recorder.after(whole, site, array, 0);
            return;
        }
        Sweep sweep = new Sweep(array, site, recorder);
        for (int p = from / PAGE; p <= last / PAGE; p++) {
            sweep.page(p, Footprint.pattern(p, from, last, footprint.stride));
        }
        if (isAll) {
            unite();
        }
    }

    /** The cell of an element. */
    synchronized @Nullable Cell at(int index) {
        @Nullable Object[] all = pages;
        Object page = all == null ? whole : all[index / PAGE];
        return page instanceof Page several ? several.at(index % PAGE) : (Cell) page;
    }

    /** One footprint on its way over the pages: neighbours of the same past, touched alike, go the same way. */
    private final class Sweep {
        private final @Nullable Object[] all;
        private final Object array;
        private final Site site;
        private final Recorder recorder;
        private @Nullable Object before;
        private @Nullable Object after;
        private long mask;

        Sweep(Object array, Site site, Recorder recorder) {
            this.all = pages();
            this.array = array;
            this.site = site;
            this.recorder = recorder;
        }

        void page(int page, long touched) {
            Object current = all[page];
            if (current != before || touched != mask) {
                int first = page * PAGE;
                long every = length - first >= PAGE ? -1L : -1L >>> -length;
                after = recorder.pages.after(current, touched, every, array, first, site);
                // Zero is no mask of a page that is touched: where a conflict was found the next page asks again.
                mask = recorder.isConflicting() ? 0 : touched;
                before = current;
            }
            all[page] = after;
        }
    }

    private @Nullable Object[] pages() {
        @Nullable Object[] all = pages;
        if (all == null) {
            all = new Object[(length + PAGE - 1) / PAGE];
            Arrays.fill(all, whole);
            whole = null;
            pages = all;
        }
        return all;
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
