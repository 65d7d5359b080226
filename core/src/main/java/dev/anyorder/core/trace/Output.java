package dev.anyorder.core.trace;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/** Bytes that are written one number after the other, small numbers in few bytes. Guarded by whoever owns it. */
final class Output {
    private byte[] bytes = new byte[64];
    private int size;

    int size() {
        return size;
    }

    byte[] bytes() {
        return bytes;
    }

    void clear() {
        size = 0;
        if (bytes.length > 2 * Stream.FULL) {
            bytes = new byte[64];
        }
    }

    void raw(int value) {
        if (size == bytes.length) {
            bytes = Arrays.copyOf(bytes, size * 2);
        }
        bytes[size++] = (byte) value;
    }

    /** A number that is not negative. */
    void number(long value) {
        long rest = value;
        while (rest >>> 7 != 0) {
            raw((int) rest | 0x80);
            rest >>>= 7;
        }
        raw((int) rest);
    }

    /** A number of either sign. */
    void signed(long value) {
        number(zigzag(value));
    }

    static long zigzag(long value) {
        return value << 1 ^ value >> 63;
    }

    void text(String text) {
        byte[] encoded = text.getBytes(StandardCharsets.UTF_8);
        number(encoded.length);
        for (byte each : encoded) {
            raw(each);
        }
    }
}
