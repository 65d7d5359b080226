package dev.anyorder.hooks;

import java.lang.ref.WeakReference;
import java.lang.reflect.Array;
import java.util.Arrays;
import jdk.internal.vm.annotation.DontInline;
import org.jspecify.annotations.Nullable;

/**
 * The footprints of the running step, by array and site. Thread-confined. Holds arrays strongly until the step ends,
 * the table is full, or the garbage collector has run: an early commit is correct.
 *
 * <p>Does not throw into user code: without memory or stack, the access is missed.
 */
public final class StepFootprints {
    private static final int RECENT = 64;
    private static final int MOST = 4096;

    /** This many arrays are held regardless of size. */
    private static final int FEW = 64;

    /** In elements: at most an eighth of the heap. */
    private static final long MOST_HELD = Runtime.getRuntime().maxMemory() / 64;

    /** Direct-mapped by site. */
    private final ArrayFootprint[] recent = new ArrayFootprint[RECENT];
    /** Open addressing by array and site; at most half full. */
    private @Nullable ArrayFootprint[] table = new ArrayFootprint[64];

    /** By first access. */
    private ArrayFootprint[] all = new ArrayFootprint[32];

    private int size;

    /** Total length of the arrays. */
    private long held;

    /** Cleared by the garbage collector. Racy: a missed collection is noticed at the next. */
    private static WeakReference<Object> canary = new WeakReference<>(new Object());

    /** Noticed by all threads; racy. */
    private static int collections;

    private int seen;

    /** Whether no analysis wants accesses. */
    private final boolean isDeaf;

    /** Bits of {@link #recent} slots with ignored arrays. */
    private long ignored;

    StepFootprints(boolean isDeaf) {
        this.isDeaf = isDeaf;
        Arrays.fill(recent, ArrayFootprint.NONE);
    }

    /** Returns the footprint to cache. */
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

    /** Adds strided elements before {@code hi}; returns the footprint to cache. */
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

    /** Returns {@link ArrayFootprint#NONE} if the array is ignored. */
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

    /** All elements, so that the method calls no further hook. */
    private ArrayFootprint unheard(Object array, int site) {
        int at = site & (RECENT - 1);
        ArrayFootprint last = recent[at];
        if (last.site != site || !last.isAll()) {
            last = ArrayFootprint.all(site);
            recent[at] = last;
        }
        // No redundant store: each costs a GC barrier.
        if (last.array != array) {
            last.array = array;
            ignored |= 1L << at;
        }
        return last;
    }

    /** Ignored arrays may be analysed from now on, or be garbage. */
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
        // A stale local may refer to it, but only for the same site.
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

    /** Called when the step ends. */
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
            // Shrink after an unusually large step.
            all = new ArrayFootprint[all.length / 2];
            table = new ArrayFootprint[table.length / 2];
        } else {
            Arrays.fill(all, 0, count, ArrayFootprint.NONE);
            Arrays.fill(table, null);
        }
    }
}
