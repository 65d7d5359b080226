package dev.anyorder.hooks;

import org.jspecify.annotations.Nullable;

/**
 * The footprints of the step that a context is in, by array and site. Owned by the context's thread. Holds the arrays
 * strongly until the step ends or the table is full, whichever comes first: an early commit is as right as a late one.
 */
public final class Footprints {
    private static final int RECENT = 64;
    private static final int MOST = 4096;

    /** Direct-mapped by site: what the site touched last. */
    private final Footprint[] recent = new Footprint[RECENT];
    /** Open addressing over array and site; power of two, at most half full. */
    private @Nullable Footprint[] table = new Footprint[64];

    private int size;

    Footprints() {
        java.util.Arrays.fill(recent, Footprint.NONE);
    }

    Footprint touch(Object array, int index, int site) {
        Footprint footprint = recent[site & (RECENT - 1)];
        if (footprint.array != array || footprint.site != site) {
            footprint = find(array, site);
            recent[site & (RECENT - 1)] = footprint;
        }
        footprint.add(index);
        return footprint;
    }

    /** Notes that elements from {@code lo} up to, not including, {@code hi} were touched. */
    public void range(Object array, int lo, int hi, int site) {
        if (lo < hi) {
            touch(array, lo, site).addRange(lo, hi);
        }
    }

    private Footprint find(Object array, int site) {
        int mask = table.length - 1;
        int at = slot(array, site) & mask;
        for (Footprint f = table[at]; f != null; f = table[at]) {
            if (f.array == array && f.site == site) {
                return f;
            }
            at = (at + 1) & mask;
        }
        if (size >= MOST) {
            commit(Hooks.context());
            return find(array, site);
        }
        Footprint made = new Footprint(array, site);
        table[at] = made;
        if (++size * 2 > table.length) {
            grow();
        }
        return made;
    }

    private void grow() {
        @Nullable Footprint[] old = table;
        table = new Footprint[old.length * 2];
        int mask = table.length - 1;
        for (Footprint f : old) {
            if (f != null) {
                int at = slot(f.array, f.site) & mask;
                while (table[at] != null) {
                    at = (at + 1) & mask;
                }
                table[at] = f;
            }
        }
    }

    private static int slot(@Nullable Object array, int site) {
        int hash = System.identityHashCode(array) + site * 0x9E3779B9;
        return hash ^ (hash >>> 15);
    }

    /** Hands every footprint to the sink and forgets it. Called when the step ends. */
    public void commit(Context context) {
        if (size == 0) {
            return;
        }
        @Nullable Footprint[] touched = table;
        for (int i = 0; i < touched.length; i++) {
            Footprint f = touched[i];
            if (f != null) {
                touched[i] = null;
                Hooks.sink.commit(f, context);
                f.array = null;
            }
        }
        size = 0;
        if (touched.length > 1024) {
            table = new Footprint[64];
        }
    }
}
