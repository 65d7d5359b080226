package dev.anyorder.hooks;

import java.util.Arrays;

/**
 * A sparse set of array elements: an open-addressing table of 64-element words. Cost depends on the accessed words,
 * not on their distance. Thread-confined.
 */
public final class SparseElements {
    /** Words of a window per access: building and scanning it then costs about as much as the accesses did. */
    static final int APART = 8;

    private static final int FIRST = 8;

    /** Larger tables are not reused. */
    private static final int MOST_KEPT = 256;

    /** Word number plus one; 0 if empty. At most half full. */
    private int[] words = new int[FIRST];

    private long[] bits = new long[FIRST];

    private int size;
    /** Includes repeated accesses. */
    private int accesses;

    private int lowest = Integer.MAX_VALUE;
    private int highest = -1;

    SparseElements() {}

    public int places() {
        return words.length;
    }

    /** The word number in a slot, or -1. */
    public int word(int place) {
        return words[place] - 1;
    }

    public long bits(int place) {
        return bits[place];
    }

    /** Returns whether a window would be dense enough. */
    boolean add(int word, long elements) {
        put(word, elements);
        return isDense(lowest, highest, ++accesses);
    }

    private void put(int word, long elements) {
        int mask = words.length - 1;
        int at = slot(word) & mask;
        while (words[at] != word + 1) {
            if (words[at] == 0) {
                words[at] = word + 1;
                bits[at] = elements;
                lowest = Math.min(lowest, word);
                highest = Math.max(highest, word);
                if (++size > words.length / 2) {
                    grow();
                }
                return;
            }
            at = (at + 1) & mask;
        }
        bits[at] |= elements;
    }

    private void grow() {
        int[] oldWords = words;
        long[] oldBits = bits;
        words = new int[oldWords.length * 2];
        bits = new long[oldWords.length * 2];
        size = 0;
        for (int i = 0; i < oldWords.length; i++) {
            if (oldWords[i] != 0) {
                put(oldWords[i] - 1, oldBits[i]);
            }
        }
    }

    /** The same after {@code more} accesses. */
    boolean isDense(int first, int last, int more) {
        return isDense(Math.min(first, lowest), Math.max(last, highest), (long) accesses + more);
    }

    static boolean isDense(int first, int last, long count) {
        return last - first < APART * count;
    }

    int lowest() {
        return lowest;
    }

    int highest() {
        return highest;
    }

    void into(long[] window, int base) {
        for (int i = 0; i < words.length; i++) {
            if (words[i] != 0) {
                window[words[i] - 1 - base] |= bits[i];
            }
        }
    }

    /** Returns whether the table is small enough to reuse. */
    boolean clear() {
        if (words.length > MOST_KEPT) {
            return false;
        }
        Arrays.fill(words, 0);
        size = 0;
        accesses = 0;
        lowest = Integer.MAX_VALUE;
        highest = -1;
        return true;
    }

    private static int slot(int word) {
        int hash = word * 0x9E3779B9;
        return hash ^ (hash >>> 15);
    }
}
