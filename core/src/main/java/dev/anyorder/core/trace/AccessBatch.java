package dev.anyorder.core.trace;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

/** Position in the accesses of one stream. */
final class AccessBatch {
    private final TraceReplay replay;
    private final StreamReader reader;
    private final Deque<Chunk> chunks = new ArrayDeque<>();
    private final BitWindows bitWindows = new BitWindows();
    private final List<TracedFootprint> footprints = new ArrayList<>();
    private VarintReader in = new VarintReader(new byte[0]);

    private int site;
    private int location;
    private int array;
    private int element;
    private boolean declared;

    /** Opcode read but not yet replayed; -1 if none. */
    private int kind = -1;

    private int stack;
    private int control;
    private int overs;

    AccessBatch(TraceReplay replay, StreamReader reader) {
        this.replay = replay;
        this.reader = reader;
    }

    void add(Chunk chunk) {
        chunks.add(chunk);
    }

    boolean isDone() {
        return kind < 0 && in.isAtEnd() && chunks.isEmpty();
    }

    /** Returns false if an access must wait. */
    boolean run(int task) {
        while (true) {
            if (kind < 0 && !read()) {
                return false;
            }
            boolean isFootprint = kind == TraceOpcode.FOOTPRINT;
            if (!isFootprint && !footprints.isEmpty()) {
                replay.visitor.footprints(task, List.copyOf(footprints));
                footprints.clear();
            }
            if (!isFootprint && !tell(task)) {
                return false;
            }
            boolean isEnd = kind == TraceOpcode.OTHER && control == TraceOpcode.END_OF_BATCH;
            kind = -1;
            if (isEnd) {
                return true;
            }
        }
    }

    private boolean read() {
        while (in.isAtEnd()) {
            Chunk next = chunks.poll();
            if (next == null) {
                return false;
            }
            in = replay.file.content(next);
        }
        long head = in.number();
        kind = (int) head & (1 << TraceOpcode.BITS) - 1;
        if (kind == TraceOpcode.DECLARED) {
            declared = !declared;
            return true;
        }
        if (kind == TraceOpcode.OTHER) {
            control = in.raw();
            if (control > TraceOpcode.INITIALISERS) {
                throw VarintReader.inconsistent();
            }
            overs = control == TraceOpcode.INITIALISERS ? in.below(1 << 28) : overs;
            return true;
        }
        site = number(site, VarintReader.unzigzag(head >>> TraceOpcode.BITS));
        replay.definitions.site(site);
        stack = (kind & 1) == 0 ? 0 : in.count();
        replay.definitions.checkStack(stack);
        kind &= ~1;
        if (kind == TraceOpcode.ACCESS) {
            location = number(location, in.signed());
            replay.definitions.checkLocation(location);
        } else if (kind == TraceOpcode.FOOTPRINT) {
            footprint();
        }
        return true;
    }

    private static int number(int last, long distance) {
        long next = last + distance;
        if (distance > Integer.MAX_VALUE || distance < -Integer.MAX_VALUE || next < 0 || next > Integer.MAX_VALUE) {
            throw VarintReader.inconsistent();
        }
        return (int) next;
    }

    private void footprint() {
        array = number(array, in.signed());
        int length = replay.definitions.object(array).length();
        long form = in.number();
        if (form == TraceOpcode.WINDOW) {
            int words = (int) ((length + 63L) / 64);
            int base = in.below(words + 1L);
            footprints.add(
                    TracedFootprint.window(array, site, stack, declared, base, bitWindows.read(in, words - base)));
        } else if (form == TraceOpcode.SCATTERED) {
            scattered(length);
        } else {
            footprints.add(run(form, length));
        }
    }

    private TracedFootprint run(long form, int length) {
        int exponent = (int) form >>> 1 & TraceOpcode.WIDE;
        exponent = exponent == TraceOpcode.WIDE ? in.raw() : exponent;
        long count = (form >>> 4) + 1;
        element = number(element, in.signed());
        if ((form & 1) != 0 || exponent > 30 || count > length || element + (count - 1 << exponent) >= length) {
            throw VarintReader.inconsistent();
        }
        return TracedFootprint.run(array, site, stack, declared, element, (int) count, 1 << exponent);
    }

    private void scattered(int length) {
        long bits = 0;
        int last = 0;
        for (int left = in.below(length + 1L); left > 0; left--) {
            int next = last + in.below((long) length - last);
            if (next >> 6 != last >> 6) {
                word(last >> 6, bits);
                bits = 0;
            }
            bits |= 1L << next;
            last = next;
        }
        word(last >> 6, bits);
    }

    private void word(int word, long bits) {
        if (bits != 0) {
            footprints.add(TracedFootprint.window(array, site, stack, declared, word, new long[] {bits}));
        }
    }

    private boolean tell(int task) {
        switch (kind) {
            case TraceOpcode.ACCESS -> {
                if (!replay.hasLocation(location, reader)) {
                    return false;
                }
                replay.visitor.accessed(task, site, location, stack, declared);
                replay.accessed(location);
            }
            case TraceOpcode.FRESH -> {
                replay.visitor.fresh(task, site, stack, declared, reader.nextFresh());
                reader.leftFresh();
            }
            case TraceOpcode.OTHER -> {
                return control != TraceOpcode.INITIALISERS || replay.hasOvers(overs, reader);
            }
            default -> {}
        }
        return true;
    }
}
