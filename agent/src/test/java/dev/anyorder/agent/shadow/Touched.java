package dev.anyorder.agent.shadow;

import dev.anyorder.hooks.Footprint;
import dev.anyorder.hooks.Scatter;
import java.util.BitSet;

/** Reads footprints, whichever form they have. */
public final class Touched {
    private Touched() {}

    /** The elements that a footprint holds. */
    public static BitSet by(Footprint footprint) {
        BitSet elements = new BitSet();
        long[] bits = footprint.bits;
        Scatter scatter = footprint.scatter;
        if (bits != null) {
            for (int w = 0; w < bits.length; w++) {
                add(elements, footprint.base + w, bits[w]);
            }
        } else if (scatter != null) {
            for (int i = 0; i < scatter.places(); i++) {
                if (scatter.word(i) >= 0) {
                    add(elements, scatter.word(i), scatter.bits(i));
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
