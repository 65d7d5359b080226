package dev.anyorder.core.trace;

import java.util.Arrays;

/** Compresses bit windows: run lengths of empty and full words, bit positions of sparse words. */
final class BitWindows {
    private static final int EMPTY = 0;
    private static final int FULL = 1;
    private static final int SEVERAL = 2;
    private static final int FEW = 6;

    void write(int base, long[] bits, VarintWriter out) {
        int from = 0;
        int to = bits.length;
        while (from < to && bits[from] == 0) {
            from++;
        }
        while (to > from && bits[to - 1] == 0) {
            to--;
        }
        out.number(base + from);
        out.number(to - from);
        int at = from;
        while (at < to) {
            int sort = sort(bits[at]);
            int end = at + 1;
            while (end < to && sort(bits[end]) == sort) {
                end++;
            }
            out.number((long) (end - at) << 2 | sort);
            for (; at < end; at++) {
                if (sort == SEVERAL) {
                    word(bits[at], out);
                }
            }
        }
    }

    private static int sort(long word) {
        return word == 0 ? EMPTY : word == -1 ? FULL : SEVERAL;
    }

    private static void word(long word, VarintWriter out) {
        int count = Long.bitCount(word);
        boolean isFew = count <= FEW;
        out.raw(isFew ? count : 0);
        if (isFew) {
            for (long rest = word; rest != 0; rest &= rest - 1) {
                out.raw(Long.numberOfTrailingZeros(rest));
            }
        } else {
            for (int shift = 0; shift < 64; shift += 8) {
                out.raw((int) (word >>> shift));
            }
        }
    }

    long[] read(VarintReader in, int most) {
        int length = in.below(most + 1L);
        long[] bits = new long[Math.min(length, 1024)];
        int at = 0;
        while (at < length) {
            long head = in.number();
            long count = head >>> 2;
            int sort = (int) head & 3;
            if (count <= 0 || count > length - at || sort > SEVERAL) {
                throw VarintReader.inconsistent();
            }
            for (long left = count; left > 0; left--, at++) {
                if (at == bits.length) {
                    bits = Arrays.copyOf(bits, (int) Math.min(length, bits.length * 2L));
                }
                bits[at] = sort == EMPTY ? 0 : sort == FULL ? -1 : word(in);
            }
        }
        return Arrays.copyOf(bits, length);
    }

    private static long word(VarintReader in) {
        int count = in.raw();
        long word = 0;
        if (count == 0) {
            for (int shift = 0; shift < 64; shift += 8) {
                word |= (long) in.raw() << shift;
            }
        } else {
            for (int i = 0; i < count; i++) {
                word |= 1L << in.below(64);
            }
        }
        return word;
    }
}
