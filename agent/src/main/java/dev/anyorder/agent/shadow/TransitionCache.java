package dev.anyorder.agent.shadow;

import dev.anyorder.agent.site.Site;
import org.jspecify.annotations.Nullable;

/**
 * Caches transitions between histories. Four-way associative; grows from a small size when a step evicts its own
 * entries. Owned by one thread.
 */
final class TransitionCache {
    private static final int WAYS = 4;
    private static final int FIRST = 16 * WAYS;
    private static final int MOST = 1024 * WAYS;

    private @Nullable Object[] befores = new Object[FIRST];
    private @Nullable Object[] afters = new Object[FIRST];
    private @Nullable Object[] steps = new Object[FIRST];
    private long[] masks = new long[FIRST];
    private int[] sites = new int[FIRST];
    private int turn;
    /** Evicted entries of the current step. */
    private int displaced;

    private long hits;

    /** Returns an index, or -1. */
    int find(@Nullable Object before, int hash, long mask, Site site, Object step) {
        int set = set(hash, mask, site.id);
        for (int at = set; at < set + WAYS; at++) {
            if (befores[at] == before && steps[at] == step && sites[at] == site.id && masks[at] == mask) {
                return at;
            }
        }
        return -1;
    }

    @Nullable
    Object after(int at) {
        hits++;
        return afters[at];
    }

    long hits() {
        return hits;
    }

    void put(@Nullable Object before, int hash, long mask, Site site, Object step, @Nullable Object after) {
        int at = place(set(hash, mask, site.id), step);
        if (steps[at] == step && ++displaced > befores.length && befores.length < MOST) {
            grow();
            at = place(set(hash, mask, site.id), step);
        }
        befores[at] = before;
        afters[at] = after;
        steps[at] = step;
        masks[at] = mask;
        sites[at] = site.id;
    }

    /** Prefers entries of earlier steps. */
    private int place(int set, Object step) {
        for (int at = set; at < set + WAYS; at++) {
            if (steps[at] != step) {
                return at;
            }
        }
        return set + (turn++ & (WAYS - 1));
    }

    private void grow() {
        int size = befores.length * 4;
        befores = new Object[size];
        afters = new Object[size];
        steps = new Object[size];
        masks = new long[size];
        sites = new int[size];
        displaced = 0;
    }

    private int set(int hash, long mask, int site) {
        int mixed = hash + site * 0x9E3779B9 + Long.hashCode(mask) * 0x85EBCA6B;
        return (mixed ^ (mixed >>> 15)) * WAYS & (befores.length - 1);
    }
}
