package dev.anyorder.agent.shadow;

import static java.util.Objects.requireNonNull;

import dev.anyorder.agent.site.Site;
import org.jspecify.annotations.Nullable;

/**
 * Applies a step to array pages, as {@link ShadowUpdater} does to cells. Owned by its thread; callers lock the array's
 * shadow.
 *
 * <p>A page is a cell shared by all elements, an {@link ArrayPage}, or an unshared array of cells, updated in place.
 * The last suits elements that steps access one by one.
 */
final class PageUpdater {
    private static final int RECENT = 64;

    /** At most so many elements count as accessed one by one. */
    private static final int FEW = 4;

    private final ShadowUpdater updater;
    private final ArrayPage.Builder builder = new ArrayPage.Builder();

    /** Recent pages, by content. */
    private final @Nullable ArrayPage[] pages = new ArrayPage[RECENT];

    /** The current footprint. Pages of equal history and mask get the previous result. */
    private @Nullable Object array;

    private @Nullable Site site;
    private @Nullable Object lastBefore;
    private @Nullable Object lastAfter;
    /** 0 if the previous result must not be reused. */
    private long lastTouched;

    PageUpdater(ShadowUpdater updater) {
        this.updater = updater;
    }

    void begin(Object ofArray, Site atSite) {
        array = ofArray;
        site = atSite;
        lastTouched = 0;
    }

    /** Releases references between commits. */
    void end() {
        array = null;
        lastBefore = null;
        lastAfter = null;
    }

    @Nullable
    ShadowCell whole(@Nullable ShadowCell before) {
        return updater.after(before, requireNonNull(site), requireNonNull(array), 0);
    }

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

    /** {@code before} is modified in place if it is an array of cells; the masks are the accessed and all elements. */
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
        // The last page may be shorter than cached ones.
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

    /** Elements accessed together may have equal histories again. */
    private @Nullable Object together(@Nullable ShadowCell[] cells) {
        for (int i = 0; i < cells.length; i++) {
            builder.add(1L << i, cells[i]);
        }
        return shared(builder.build());
    }

    static @Nullable ShadowCell at(@Nullable Object page, int element) {
        if (page instanceof ArrayPage several) {
            return several.at(element);
        }
        return page instanceof @Nullable ShadowCell[] own ? own[element] : (ShadowCell) page;
    }

    /** Whether no other place uses the page. */
    static boolean isOwned(@Nullable Object page) {
        return page instanceof @Nullable ShadowCell[];
    }

    static @Nullable Object share(@Nullable Object page) {
        if (page instanceof ArrayPage several && !several.isShared) {
            several.isShared = true;
        }
        return page;
    }

    /** Returns a recent equal page, if any. */
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
