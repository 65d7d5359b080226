package dev.anyorder.agent.shadow;

import dev.anyorder.agent.site.Site;
import dev.anyorder.hooks.ArrayFootprint;
import dev.anyorder.hooks.SparseElements;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Access histories of an array's elements: one cell while all agree, then pages of 64 elements, refined by {@link
 * PageUpdater}. Guarded by this object.
 */
public class ArrayShadow {
    private static final int PAGE = 64;

    private final int length;
    /** Unused once {@link #pages} is set. */
    private @Nullable Object whole;

    private @Nullable Object @Nullable [] pages;

    public ArrayShadow(int length) {
        this.length = length;
    }

    /** Applies the footprint of one step at one site. */
    public synchronized void commit(ArrayFootprint footprint, Object array, Site site, ShadowUpdater updater) {
        if (whole == null && pages == null) {
            updater.touched(null);
        }
        updater.pages.begin(array, site);
        long[] bits = footprint.bits;
        SparseElements sparseElements = footprint.scatter;
        if (bits != null) {
            for (int w = 0; w < bits.length; w++) {
                if (bits[w] != 0) {
                    page(footprint.base + w, bits[w], updater.pages);
                }
            }
        } else if (sparseElements != null) {
            for (int i = 0; i < sparseElements.places(); i++) {
                int word = sparseElements.word(i);
                if (word >= 0) {
                    page(word, sparseElements.bits(i), updater.pages);
                }
            }
        } else {
            run(footprint, updater.pages);
        }
    }

    private void run(ArrayFootprint footprint, PageUpdater sweep) {
        int from = footprint.lo;
        int last = footprint.next - footprint.stride;
        boolean isAll = from == 0 && last == length - 1 && footprint.stride == 1;
        if (isAll && pages == null && length > PAGE) {
            whole = sweep.whole((ShadowCell) whole);
            return;
        }
        for (int p = from / PAGE; p <= last / PAGE; p += ArrayFootprint.wordsApart(footprint.stride)) {
            page(p, ArrayFootprint.pattern(p, from, last, footprint.stride), sweep);
        }
        if (isAll) {
            unite();
        }
    }

    private void page(int page, long touched, PageUpdater sweep) {
        int left = length - page * PAGE;
        long every = left >= PAGE ? -1L : -1L >>> -left;
        if (length <= PAGE) {
            whole = sweep.next(whole, touched, every, 0);
        } else {
            @Nullable Object[] all = pages();
            all[page] = sweep.next(all[page], touched, every, page * PAGE);
        }
    }

    synchronized @Nullable ShadowCell at(int index) {
        @Nullable Object[] all = pages;
        return PageUpdater.at(all == null ? whole : all[index / PAGE], index % PAGE);
    }

    private @Nullable Object[] pages() {
        @Nullable Object[] all = pages;
        if (all == null) {
            all = new Object[(length + PAGE - 1) / PAGE];
            if (whole != null) {
                Arrays.fill(all, whole);
                whole = null;
            }
            pages = all;
        }
        return all;
    }

    private void unite() {
        @Nullable Object[] all = pages;
        if (all == null || all[0] != null && !(all[0] instanceof ShadowCell)) {
            return;
        }
        for (Object page : all) {
            if (page != all[0]) {
                return;
            }
        }
        whole = all[0];
        pages = null;
    }
}
