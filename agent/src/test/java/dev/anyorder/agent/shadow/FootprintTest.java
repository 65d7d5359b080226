package dev.anyorder.agent.shadow;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import dev.anyorder.hooks.Footprint;
import java.util.BitSet;
import java.util.Random;
import org.junit.jupiter.api.Test;

class FootprintTest {
    @Test
    void elementsAtEqualDistancesNeedNoWindow() {
        for (int stride = 1; stride <= 64; stride *= 2) {
            Footprint footprint = new Footprint(new int[10_000], 0);
            for (int i = 5; i < 9_000; i += stride) {
                footprint.add(i);
            }
            footprint.addAll(5, 5 + 10 * stride, stride);

            assertNull(footprint.bits);
            assertEquals(stride, footprint.stride);
        }
    }

    @Test
    void downIsAsGoodAsUp() {
        Footprint footprint = new Footprint(new int[100], 0);
        for (int i = 90; i > 10; i -= 4) {
            footprint.add(i);
        }

        assertNull(footprint.bits);
        assertEquals(14, footprint.lo);
        assertEquals(94, footprint.next);
    }

    @Test
    void holdsExactlyWhatWasTouched() {
        for (int seed = 0; seed < 20_000; seed++) {
            Random random = new Random(seed);
            int length = 1 + random.nextInt(400);
            Footprint footprint = new Footprint(new byte[length], 0);
            BitSet expected = new BitSet();
            for (int n = random.nextInt(12); n >= 0; n--) {
                touch(footprint, expected, length, random);
            }

            assertEquals(expected, elements(footprint), "seed " + seed);
        }
    }

    /** One element, or a regular part of the array, as loops touch it. */
    static void touch(Footprint footprint, BitSet expected, int length, Random random) {
        int from = random.nextInt(length);
        int step = random.nextBoolean() ? 1 : random.nextBoolean() ? 1 << random.nextInt(7) : 1 + random.nextInt(9);
        int count = 1 + random.nextInt((length - 1 - from) / step + 1);
        boolean isAll = random.nextInt(5) == 0;
        if (isAll) {
            from = 0;
            step = 1;
            count = length;
        }
        for (int i = 0; i < count; i++) {
            expected.set(from + i * step);
        }
        if (random.nextBoolean()) {
            footprint.addAll(from, from + count * step, step);
        } else {
            for (int i = 0; i < count; i++) {
                footprint.add(from + i * step);
            }
        }
    }

    private static BitSet elements(Footprint footprint) {
        BitSet elements = new BitSet();
        long[] bits = footprint.bits;
        if (bits == null) {
            for (int i = footprint.lo; i != footprint.next; i += footprint.stride) {
                elements.set(i);
            }
        } else {
            BitSet window = BitSet.valueOf(bits);
            window.stream().forEach(i -> elements.set(footprint.base * 64 + i));
        }
        return elements;
    }
}
