package dev.anyorder.core.trace;

import org.jspecify.annotations.Nullable;

/** Encodes the accesses of a stream as differences. Guarded by the stream. */
final class AccessOutput {
    final VarintWriter out = new VarintWriter();
    private final BitWindows bitWindows = new BitWindows();

    private int lastSite;
    private int lastLocation;
    private int lastArray;
    private int lastElement;
    private boolean isDeclared;
    private int initialisers;

    void begin(boolean declared, int overs) {
        if (declared != isDeclared) {
            isDeclared = declared;
            out.raw(TraceOpcode.DECLARED);
        }
        if (overs > initialisers) {
            initialisers = overs;
            out.raw(TraceOpcode.OTHER);
            out.raw(TraceOpcode.INITIALISERS);
            out.number(overs);
        }
    }

    void endBatch() {
        out.raw(TraceOpcode.OTHER);
        out.raw(TraceOpcode.END_OF_BATCH);
    }

    void access(int site, int location, int stack) {
        head(TraceOpcode.ACCESS, site, stack);
        out.signed(location - lastLocation);
        lastLocation = location;
    }

    void fresh(int site, int stack) {
        head(TraceOpcode.FRESH, site, stack);
    }

    void footprint(TracedFootprint footprint) {
        array(footprint);
        long @Nullable [] bits = footprint.bits();
        if (bits == null) {
            int stride = Integer.numberOfTrailingZeros(footprint.stride());
            out.number((footprint.count() - 1L) << 4 | Math.min(stride, TraceOpcode.WIDE) << 1);
            if (stride >= TraceOpcode.WIDE) {
                out.raw(stride);
            }
            out.signed(footprint.lo() - lastElement);
            lastElement = footprint.lo();
        } else {
            out.number(TraceOpcode.WINDOW);
            bitWindows.write(footprint.lo(), bits, out);
        }
    }

    void scattered(TracedFootprint first, int[] elements) {
        array(first);
        out.number(TraceOpcode.SCATTERED);
        out.number(elements.length);
        int last = 0;
        for (int element : elements) {
            out.number(element - last);
            last = element;
        }
    }

    private void array(TracedFootprint footprint) {
        head(TraceOpcode.FOOTPRINT, footprint.site(), footprint.stack());
        out.signed(footprint.array() - lastArray);
        lastArray = footprint.array();
    }

    private void head(int plain, int site, int stack) {
        out.number(VarintWriter.zigzag(site - lastSite) << TraceOpcode.BITS | (stack == 0 ? plain : plain + 1));
        lastSite = site;
        if (stack != 0) {
            out.number(stack);
        }
    }
}
