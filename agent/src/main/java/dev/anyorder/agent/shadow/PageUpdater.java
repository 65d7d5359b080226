package dev.anyorder.agent.shadow;

import static java.util.Objects.requireNonNull;

import dev.anyorder.agent.site.Site;
import org.jspecify.annotations.Nullable;

/**
 * Works out what a step makes of a page of an array: what a {@link ShadowUpdater} is for cells this is for pages. Owned by the recorder's thread.
 *
 * <p>A page is the cell of all its elements, a {@link ArrayPage}, or its own array of cells, one for each element, which no
 * other place has. The last is for elements that steps touch one by one, so that there is nothing to share: it is changed
 * in place. Whoever calls holds the lock of the array's shadow.
 */
final class PageUpdater {
    private static final int RECENT = 64;

    /** A step that touches at most so many elements of a page touches them one by one. */
    private static final int FEW = 4;

    private final ShadowUpdater updater;
    private final ArrayPage.Builder builder = new ArrayPage.Builder();

    /** Pages that were made lately, by content. */
    private final @Nullable ArrayPage[] pages = new ArrayPage[RECENT];

    /** One footprint on its way over the pages: neighbours of the same past, touched alike, go the same way. */
    private @Nullable Object array;

    private @Nullable Site site;
    private @Nullable Object lastBefore;
    private @Nullable Object lastAfter;
    /** Which elements of the last page were touched; zero if the next page has to be worked out by itself. */
    private long lastTouched;

    PageUpdater(ShadowUpdater updater) {
        this.updater = updater;
    }

    /** A footprint of this array and site comes, page by page. */
    void begin(Object ofArray, Site atSite) {
        array = ofArray;
        site = atSite;
        lastTouched = 0;
    }

    /** Forgets what is not to be kept longer than a commit. */
    void end() {
        array = null;
        lastBefore = null;
        lastAfter = null;
    }

    /** All of an array whose elements have the same past. */
    @Nullable
    ShadowCell whole(@Nullable ShadowCell before) {
        return updater.after(before, requireNonNull(site), requireNonNull(array), 0);
    }

    /** A page of the footprint, as {@link #after} has it. */
    @Nullable
    Object next(@Nullable Object before, long touched, long every, int first) {
        if (before == lastBefore && touched == lastTouched) {
            return share(lastAfter);
        }
        Object after = after(before, touched, every, requireNonNull(array), first, requireNonNull(site));
        lastTouched = updater.isConflicting() || isOwned(after) ? 0 : touched;
        lastBefore = before;
        lastAfter = after;
        return after;
    }

    /**
     * The page after the recorder's step touched some of its elements.
     *
     * @param before the page; if it is an array of cells it may be changed and handed back
     * @param touched which elements, one bit each
     * @param every all elements that the page has
     * @param first the number of its first element
     */
    private @Nullable Object after(
            @Nullable Object before, long touched, long every, Object array, int first, Site site) {
        updater.forgetConflict();
        if (before instanceof @Nullable ShadowCell[] own) {
            touch(own, touched, array, first, site);
            return 2 * Long.bitCount(touched) < own.length ? own : together(own);
        }
        if (touched == every && !(before instanceof ArrayPage)) {
            return updater.after((ShadowCell) before, site, array, first);
        }
        int hash = before instanceof ArrayPage page ? page.hash : before == null ? 0 : ((ShadowCell) before).hash;
        int at = updater.transitionCache.find(before, hash, touched, site, updater.step());
        // The page at the end of an array may be shorter than others of the same past.
        if (at >= 0 && every == -1L) {
            return share(updater.transitionCache.after(at));
        }
        Object after = work(before, touched, every, array, first, site);
        if (every == -1L && !updater.isConflicting() && !isOwned(after)) {
            updater.transitionCache.put(before, hash, touched, site, updater.step(), after);
        }
        return after;
    }

    private @Nullable Object work(
            @Nullable Object before, long touched, long every, Object array, int first, Site site) {
        if (!(before instanceof ArrayPage page)) {
            ShadowCell cell = (ShadowCell) before;
            builder.add(touched, updater.after(cell, site, array, first + Long.numberOfTrailingZeros(touched)));
            builder.add(every & ~touched, cell);
        } else if (page.masks == null) {
            return elements(page, touched, array, first, site);
        } else {
            groups(page.masks, page.cells, touched, array, first, site);
        }
        return shared(builder.build());
    }

    private @Nullable Object elements(ArrayPage before, long touched, Object array, int first, Site site) {
        @Nullable ShadowCell[] cells = before.cells.clone();
        touch(cells, touched, array, first, site);
        return before.isShared || Long.bitCount(touched) > FEW ? shared(ArrayPage.of(cells)) : cells;
    }

    private void touch(@Nullable ShadowCell[] cells, long touched, Object array, int first, Site site) {
        for (long rest = touched; rest != 0; rest &= rest - 1) {
            int i = Long.numberOfTrailingZeros(rest);
            cells[i] = updater.after(cells[i], site, array, first + i);
        }
    }

    /** The page of elements that were touched together, and may have the same pasts again. */
    private @Nullable Object together(@Nullable ShadowCell[] cells) {
        for (int i = 0; i < cells.length; i++) {
            builder.add(1L << i, cells[i]);
        }
        return shared(builder.build());
    }

    /** The cell of an element of a page. */
    static @Nullable ShadowCell at(@Nullable Object page, int element) {
        if (page instanceof ArrayPage several) {
            return several.at(element);
        }
        return page instanceof @Nullable ShadowCell[] own ? own[element] : (ShadowCell) page;
    }

    /** Whether nobody else may have it. */
    static boolean isOwned(@Nullable Object page) {
        return page instanceof @Nullable ShadowCell[];
    }

    /** The page becomes that of another place as well. */
    static @Nullable Object share(@Nullable Object page) {
        if (page instanceof ArrayPage several && !several.isShared) {
            several.isShared = true;
        }
        return page;
    }

    /** The same page if there was one of that content lately. */
    private @Nullable Object shared(@Nullable Object made) {
        if (!(made instanceof ArrayPage page)) {
            return made;
        }
        int at = page.hash & (RECENT - 1);
        ArrayPage recent = pages[at];
        if (page.equals(recent)) {
            return share(recent);
        }
        pages[at] = page;
        return page;
    }

    private void groups(long[] groups, @Nullable ShadowCell[] cells, long touched, Object array, int first, Site site) {
        for (int i = 0; i < groups.length; i++) {
            long hit = groups[i] & touched;
            if (hit != 0) {
                int element = first + Long.numberOfTrailingZeros(hit);
                builder.add(hit, updater.after(cells[i], site, array, element));
            }
            if (hit != groups[i]) {
                builder.add(groups[i] & ~hit, cells[i]);
            }
        }
    }
}
