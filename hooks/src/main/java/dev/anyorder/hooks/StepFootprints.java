package dev.anyorder.hooks;

import java.lang.ref.WeakReference;
import java.lang.reflect.Array;
import java.util.Arrays;
import jdk.internal.vm.annotation.DontInline;
import org.jspecify.annotations.Nullable;

/**
 * The footprints of the step that a context is in, by array and site. Owned by the context's thread. Holds the arrays
 * strongly until the step ends, the table is full, or memory was collected, whichever comes first: an early commit is as
 * right as a late one, and what the program drops must not stay for long.
 *
 * <p>What is called in the middle of the user's code does not throw, even if memory or stack is used up; the access is
 * then missed.
 */
public final class StepFootprints {
    private static final int RECENT = 64;
    private static final int MOST = 4096;

    /** So many arrays are held whatever their size. */
    private static final int FEW = 64;

    /** At most an eighth of the heap, if elements are as large as they can be. */
    private static final long MOST_HELD = Runtime.getRuntime().maxMemory() / 64;

    /** Direct-mapped by site: what the site touched last. */
    private final ArrayFootprint[] recent = new ArrayFootprint[RECENT];
    /** Open addressing over array and site; power of two, at most half full. */
    private @Nullable ArrayFootprint[] table = new ArrayFootprint[64];

    /** All that the table holds, in the order of their first access. */
    private ArrayFootprint[] all = new ArrayFootprint[32];

    private int size;

    /** How many elements the arrays have, an array of several sites counted for each. */
    private long held;

    /** Cleared by a collection of memory. Racy: a thread that misses one sees the next. */
    private static WeakReference<Object> canary = new WeakReference<>(new Object());

    /** How many collections were noticed, by all threads and by this one. */
    private static int collections;

    private int seen;

    /** Whether nobody wants to know: then each array counts as touched all over, as do those that the sink ignores. */
    private final boolean isDeaf;

    /** Which of the recent ones are of arrays that the sink ignores: a bit for each. */
    private long ignored;

    StepFootprints(boolean isDeaf) {
        this.isDeaf = isDeaf;
        Arrays.fill(recent, ArrayFootprint.NONE);
    }

    /** Notes one element; returns the footprint to use next. */
    @DontInline
    ArrayFootprint touch(Object array, int index, int site) {
        try {
            ArrayFootprint footprint = footprint(array, site);
            if (footprint == ArrayFootprint.NONE) {
                return unheard(array, site);
            }
            footprint.add(index);
            return footprint;
        } catch (Throwable failure) {
            EventSink.armed.missed(failure);
            return ArrayFootprint.NONE;
        }
    }

    /** Notes that elements at equal distances were touched, from {@code lo} up to before {@code hi}; returns the footprint to use next. */
    @DontInline
    public ArrayFootprint range(Object array, int lo, int hi, int step, int site) {
        try {
            if (lo >= hi) {
                return ArrayFootprint.NONE;
            }
            ArrayFootprint footprint = footprint(array, site);
            if (footprint == ArrayFootprint.NONE) {
                return unheard(array, site);
            }
            footprint.addAll(lo, hi, step);
            return footprint;
        } catch (Throwable failure) {
            EventSink.armed.missed(failure);
            return ArrayFootprint.NONE;
        }
    }

    /** That of the array and the site; none if nobody wants to know. */
    private ArrayFootprint footprint(Object array, int site) {
        ArrayFootprint last = recent[site & (RECENT - 1)];
        if (last.array == array && last.site == site && !last.isAll()) {
            return last;
        }
        ArrayFootprint next = last.after;
        if (next == null || next.array != array || next.site != site) {
            next = isDeaf ? ArrayFootprint.NONE : find(array, site);
            if (next == ArrayFootprint.NONE) {
                return next;
            }
            if (last.site == site && last != next && last.array != null) {
                last.after = next;
            }
        }
        recent[site & (RECENT - 1)] = next;
        return next;
    }

    /** One that has all elements already, so that the method need not come back with others. */
    private ArrayFootprint unheard(Object array, int site) {
        int at = site & (RECENT - 1);
        ArrayFootprint last = recent[at];
        if (last.site != site || !last.isAll()) {
            last = ArrayFootprint.all(site);
            recent[at] = last;
        }
        // What is there already needs no store: the collector looks at every one.
        if (last.array != array) {
            last.array = array;
            ignored |= 1L << at;
        }
        return last;
    }

    /** Forgets arrays that the sink has ignored: it may not any more, and the program may have dropped them. */
    public void forgetIgnored() {
        for (; ignored != 0; ignored &= ignored - 1) {
            ArrayFootprint footprint = recent[Long.numberOfTrailingZeros(ignored)];
            if (footprint.isAll()) {
                footprint.array = null;
            }
        }
    }

    private ArrayFootprint find(Object array, int site) {
        int hash = System.identityHashCode(array);
        int mask = table.length - 1;
        int at = slot(hash, site) & mask;
        for (ArrayFootprint f = table[at]; f != null; f = table[at]) {
            if (f.array == array && f.site == site) {
                return f;
            }
            at = (at + 1) & mask;
        }
        if (EventSink.armed.ignores(array)) {
            return ArrayFootprint.NONE;
        }
        if (size >= MOST || size > 0 && collected() || size >= FEW && held > MOST_HELD) {
            commit(ContextRegistry.context());
            return find(array, site);
        }
        if (size == all.length) {
            grow();
            return find(array, site);
        }
        ArrayFootprint last = recent[site & (RECENT - 1)];
        // A stale local that still has it is one of the same site, and so may go on with it.
        ArrayFootprint made =
                last.site == site && last.array == null ? last.again(array) : new ArrayFootprint(array, site);
        made.stack = EventSink.armed.stack(site);
        table[at] = made;
        held += Array.getLength(array);
        all[size++] = made;
        return made;
    }

    private boolean collected() {
        if (canary.refersTo(null)) {
            collections++;
            canary = new WeakReference<>(new Object());
        }
        boolean isNews = seen != collections;
        seen = collections;
        return isNews;
    }

    private void grow() {
        ArrayFootprint[] more = Arrays.copyOf(all, size * 2);
        table = new ArrayFootprint[size * 4];
        all = more;
        int mask = table.length - 1;
        for (int i = 0; i < size; i++) {
            ArrayFootprint f = all[i];
            int at = slot(System.identityHashCode(f.array), f.site) & mask;
            while (table[at] != null) {
                at = (at + 1) & mask;
            }
            table[at] = f;
        }
    }

    private static int slot(int hash, int site) {
        int mixed = hash + site * 0x9E3779B9;
        return mixed ^ (mixed >>> 15);
    }

    /** Hands all footprints to the sink and forgets them. Called when the step ends. */
    public void commit(HookContext context) {
        if (!isDeaf) {
            forgetIgnored();
        }
        int count = size;
        if (count == 0) {
            return;
        }
        EventSink.armed.commit(all, count, context);
        for (int i = 0; i < count; i++) {
            all[i].array = null;
            all[i].after = null;
        }
        size = 0;
        held = 0;
        if (table.length > 64 && count * 32 < table.length) {
            // Made for a larger step: so large again only if another one comes.
            all = new ArrayFootprint[all.length / 2];
            table = new ArrayFootprint[table.length / 2];
        } else {
            Arrays.fill(all, 0, count, ArrayFootprint.NONE);
            Arrays.fill(table, null);
        }
    }
}
