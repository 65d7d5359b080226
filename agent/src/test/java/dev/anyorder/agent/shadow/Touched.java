package dev.anyorder.agent.shadow;

import dev.anyorder.hooks.ArrayFootprint;
import dev.anyorder.hooks.SparseElements;
import java.util.BitSet;

/** Reads footprints, whichever form they have. */
public final class Touched {
    private Touched() {}

    /** The elements that a footprint holds. */
    public static BitSet by(ArrayFootprint footprint) {
        BitSet elements = new BitSet();
        long[] bits = footprint.bits;
        SparseElements sparseElements = footprint.scatter;
        if (bits != null) {
            for (int w = 0; w < bits.length; w++) {
                add(elements, footprint.base + w, bits[w]);
            }
        } else if (sparseElements != null) {
            for (int i = 0; i < sparseElements.places(); i++) {
                if (sparseElements.word(i) >= 0) {
                    add(elements, sparseElements.word(i), sparseElements.bits(i));
                }
            }
        } else {
            for (int i = footprint.lo; i != footprint.next; i += footprint.stride) {
                elements.set(i);
            }
        }
        return elements;
    }

    private static void add(BitSet elements, int word, long bits) {
        for (long rest = bits; rest != 0; rest &= rest - 1) {
            elements.set(word * 64 + Long.numberOfTrailingZeros(rest));
        }
    }
}
