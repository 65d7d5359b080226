package dev.anyorder.testbed.kernels;

import java.math.BigInteger;

/**
 * The block cipher IDEA: eight rounds and a half of additions modulo 2^16, exclusive ors, and multiplications modulo
 * 2^16 + 1 in which 0 stands for 2^16. Blocks of eight bytes, most significant byte first.
 */
final class IdeaCipher {

    static final int BLOCK = 8;
    private static final int ROUNDS = 8;
    private static final int SUBKEYS = 6 * ROUNDS + 4;
    private static final int MASK = 0xffff;
    private static final int PRIME = 0x10001;

    private IdeaCipher() {}

    /** The subkeys that encrypt: the words of the 128-bit key, turned left by 25 bits after each eight. */
    static int[] encryptionKey(long high, long low) {
        int[] key = new int[SUBKEYS];
        for (int i = 0; i < SUBKEYS; i++) {
            long half = i % 8 < 4 ? high : low;
            key[i] = (int) (half >>> (48 - 16 * (i % 4))) & MASK;
            if (i % 8 == 7) {
                long turned = high << 25 | low >>> 39;
                low = low << 25 | high >>> 39;
                high = turned;
            }
        }
        return key;
    }

    /** The subkeys that undo {@code key}: its inverses, round by round from the last. */
    static int[] decryptionKey(int[] key) {
        int[] inverse = new int[SUBKEYS];
        for (int round = 0; round <= ROUNDS; round++) {
            int to = 6 * round;
            int from = 6 * (ROUNDS - round);
            boolean outer = round == 0 || round == ROUNDS;
            inverse[to] = reciprocal(key[from]);
            inverse[to + 1] = -key[from + (outer ? 1 : 2)] & MASK;
            inverse[to + 2] = -key[from + (outer ? 2 : 1)] & MASK;
            inverse[to + 3] = reciprocal(key[from + 3]);
            if (round < ROUNDS) {
                inverse[to + 4] = key[from - 2];
                inverse[to + 5] = key[from - 1];
            }
        }
        return inverse;
    }

    /** Transforms the blocks of {@code in} from byte {@code from} up to {@code to} into {@code out}. */
    static void transform(byte[] in, byte[] out, int from, int to, int[] key) {
        for (int at = from; at < to; at += BLOCK) {
            int a = word(in, at);
            int b = word(in, at + 2);
            int c = word(in, at + 4);
            int d = word(in, at + 6);
            int k = 0;
            for (int round = 0; round < ROUNDS; round++) {
                a = multiply(a, key[k++]);
                b = b + key[k++] & MASK;
                c = c + key[k++] & MASK;
                d = multiply(d, key[k++]);
                int left = multiply(a ^ c, key[k++]);
                int right = multiply((b ^ d) + left & MASK, key[k++]);
                left = left + right & MASK;
                a ^= right;
                d ^= left;
                int swapped = b ^ left;
                b = c ^ right;
                c = swapped;
            }
            store(out, at, multiply(a, key[k++]));
            store(out, at + 2, c + key[k++]);
            store(out, at + 4, b + key[k++]);
            store(out, at + 6, multiply(d, key[k]));
        }
    }

    private static int word(byte[] bytes, int at) {
        return (bytes[at] & 0xff) << 8 | bytes[at + 1] & 0xff;
    }

    private static void store(byte[] bytes, int at, int word) {
        bytes[at] = (byte) (word >>> 8);
        bytes[at + 1] = (byte) word;
    }

    private static int multiply(int x, int y) {
        if (x == 0) {
            return PRIME - y & MASK;
        }
        if (y == 0) {
            return PRIME - x & MASK;
        }
        int product = x * y;
        int low = product & MASK;
        int high = product >>> 16;
        return low - high + (low < high ? 1 : 0) & MASK;
    }

    private static int reciprocal(int x) {
        return x == 0
                ? 0
                : BigInteger.valueOf(x).modInverse(BigInteger.valueOf(PRIME)).intValue() & MASK;
    }
}
