package dev.anyorder.hooks;

import java.util.Arrays;

/**
 * A few elements of a large array, far apart: words of 64 elements by their number, those that were touched and no
 * others, in a table of open addressing. What it takes, and what it takes to go through it, follows the words that were
 * touched and not how far they are apart. Owned by the thread that runs the step.
 */
public final class SparseElements {
    /**
     * A window may have so many words for each access: to make it and to go through it then takes about as long as the
     * accesses to this table took, and further ones are quicker.
     */
    static final int APART = 8;

    private static final int FIRST = 8;

    /** Larger tables are not kept for another step. */
    private static final int MOST_KEPT = 256;

    /** The number of a word, plus one; zero where there is none. A power of two, at most half full. */
    private int[] words = new int[FIRST];

    /** Of the word at the same place: bit i is its element i. */
    private long[] bits = new long[FIRST];

    private int size;
    /** How often elements were noted, the same ones again counted as well. */
    private int accesses;

    private int lowest = Integer.MAX_VALUE;
    private int highest = -1;

    SparseElements() {}

    /** How many places there are for words. Some are empty. */
    public int places() {
        return words.length;
    }

    /** The number of the word at a place, or -1. */
    public int word(int place) {
        return words[place] - 1;
    }

    /** The elements of the word at a place that were touched. */
    public long bits(int place) {
        return bits[place];
    }

    /** Notes elements of a word; returns whether a window would do by now. */
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

    /** Whether a window would do, if so many more accesses came within these bounds. */
    boolean isDense(int first, int last, int more) {
        return isDense(Math.min(first, lowest), Math.max(last, highest), (long) accesses + more);
    }

    /** Whether a window from one word to another would do for so many. */
    static boolean isDense(int first, int last, long count) {
        return last - first < APART * count;
    }

    int lowest() {
        return lowest;
    }

    int highest() {
        return highest;
    }

    /** Puts all into a window that starts with some word. */
    void into(long[] window, int base) {
        for (int i = 0; i < words.length; i++) {
            if (words[i] != 0) {
                window[words[i] - 1 - base] |= bits[i];
            }
        }
    }

    /** Forgets all; returns whether it is small enough to be used again. */
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
