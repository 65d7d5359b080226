package dev.anyorder.agent.shadow;

import static java.util.Objects.requireNonNull;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import dev.anyorder.hooks.ArrayFootprint;
import java.util.BitSet;
import java.util.Random;
import org.junit.jupiter.api.Test;

class FootprintTest {
    @Test
    void elementsAtEqualDistancesNeedNoWindow() {
        for (int stride = 1; stride <= 512; stride *= 2) {
            ArrayFootprint footprint = new ArrayFootprint(new int[10_000], 0);
            for (int i = 5; i < 9_000; i += stride) {
                footprint.add(i);
            }
            footprint.addAll(5, 5 + 10 * stride, stride);

            assertNull(footprint.bits);
            assertEquals(stride, footprint.stride);
        }
    }

    @Test
    void elementsBetweenThoseOfEarlierLoopsNeedNoWindow() {
        ArrayFootprint footprint = new ArrayFootprint(new int[10_000], 0);
        for (int stride = 1024; stride >= 2; stride /= 2) {
            footprint.addAll(7, 7 + 8 * 1024, stride);
            footprint.addAll(7 + 1024, 7 + 4 * 1024, 1024);
        }

        assertNull(footprint.bits);
        assertNull(footprint.scatter);
        assertEquals(2, footprint.stride);
        assertEquals(4 * 1024, Touched.by(footprint).cardinality());
    }

    @Test
    void theLastElementsOfTheLongestArrayAreARun() {
        int length = Integer.MAX_VALUE - 2;
        ArrayFootprint footprint = new ArrayFootprint(new byte[0], 0);
        footprint.add(length - 1 - 3 * 4096);
        footprint.add(length - 1 - 2 * 4096);
        footprint.add(length - 1 - 4096);
        footprint.add(length - 1);
        footprint.add(length - 1);
        footprint.addAll(length - 1, length - 1 + 4096, 4096);

        assertNull(footprint.scatter);
        assertEquals(4, footprint.count());
    }

    @Test
    void aRunMayGoThroughAllOfTheLongestArray() {
        ArrayFootprint footprint = new ArrayFootprint(new byte[0], 0);
        footprint.add(0);
        footprint.add(1 << 30);
        assertEquals(2, footprint.count());
        footprint.addAll(0, 1 << 31, 1 << 29);

        assertNull(footprint.scatter);
        assertEquals(4, footprint.count());
    }

    @Test
    void downIsAsGoodAsUp() {
        ArrayFootprint footprint = new ArrayFootprint(new int[100], 0);
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
            ArrayFootprint footprint = new ArrayFootprint(new byte[length], 0);
            BitSet expected = new BitSet();
            for (int n = random.nextInt(12); n >= 0; n--) {
                touch(footprint, expected, length, random);
            }

            assertEquals(expected, Touched.by(footprint), "seed " + seed);
        }
    }

    @Test
    void whatIsFarApartTakesNoWindow() {
        ArrayFootprint footprint = new ArrayFootprint(new byte[10_000_000], 0);
        footprint.add(9_999_999);
        footprint.add(0);
        footprint.add(5_000_000);

        assertNull(footprint.bits);
        assertEquals(8, requireNonNull(footprint.scatter).places());
        assertEquals(BitSet.valueOf(new long[] {1}), firstElements(footprint));
    }

    @Test
    void whatBecomesDenseBecomesAWindow() {
        ArrayFootprint footprint = new ArrayFootprint(new byte[1_000_000], 0);
        Random random = new Random(1);
        for (int i = 0; i < 100_000; i++) {
            footprint.add(random.nextInt(1_000_000));
        }

        assertNull(footprint.scatter);
    }

    @Test
    void aWindowIsLeftForAnElementFarAway() {
        ArrayFootprint footprint = new ArrayFootprint(new byte[1_000_000], 0);
        footprint.add(500_000);
        footprint.add(500_100);
        footprint.add(500_003);
        assertNull(footprint.scatter);
        footprint.add(3);

        assertNull(footprint.bits);
        assertEquals(BitSet.valueOf(new long[] {8}), firstElements(footprint));
    }

    @Test
    void holdsExactlyWhatWasTouchedFarApartAgainAndAgain() {
        for (int seed = 0; seed < 4_000; seed++) {
            Random random = new Random(seed);
            int length = 1 + random.nextInt(1 << random.nextInt(21));
            byte[] array = new byte[length];
            ArrayFootprint footprint = new ArrayFootprint(array, 0);
            for (int step = 0; step < 4; step++) {
                BitSet expected = new BitSet();
                int near = random.nextInt(length);
                for (int n = random.nextInt(random.nextBoolean() ? 10 : 300); n >= 0; n--) {
                    touchAnywhere(footprint, expected, near, length, random);
                }

                assertEquals(expected, Touched.by(footprint), "seed " + seed + ", step " + step);
                footprint.again(array);
            }
        }
    }

    /** Mostly single elements; some close together, a few in a row, and at any distance. */
    static void touchAnywhere(ArrayFootprint footprint, BitSet expected, int near, int length, Random random) {
        int from = random.nextInt(3) == 0 ? Math.min(length - 1, near + random.nextInt(500)) : random.nextInt(length);
        if (random.nextInt(20) > 0) {
            footprint.add(from);
            expected.set(from);
            return;
        }
        int step = random.nextBoolean() ? 1 << random.nextInt(14) : 1 + random.nextInt(random.nextBoolean() ? 8 : 5000);
        int count = 1 + Math.min(random.nextInt(300), (length - 1 - from) / step);
        footprint.addAll(from, from + count * step, step);
        for (int i = 0; i < count; i++) {
            expected.set(from + i * step);
        }
    }

    private static BitSet firstElements(ArrayFootprint footprint) {
        return Touched.by(footprint).get(0, 64);
    }

    /** One element, or a regular part of the array, as loops touch it. */
    static void touch(ArrayFootprint footprint, BitSet expected, int length, Random random) {
        int from = random.nextInt(length);
        int step = random.nextBoolean() ? 1 : random.nextBoolean() ? 1 << random.nextInt(9) : 1 + random.nextInt(9);
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
}
