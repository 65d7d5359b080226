package dev.anyorder.core.trace;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/** Encodes numbers as varints. Guarded by its owner. */
final class VarintWriter {
    private static final int LONGEST = 10;

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
        if (bytes.length > 2 * ThreadTraceWriter.FULL) {
            bytes = new byte[64];
        }
    }

    void raw(int value) {
        room(1);
        bytes[size++] = (byte) value;
    }

    private void room(int more) {
        if (size + more > bytes.length) {
            bytes = Arrays.copyOf(bytes, Math.max(size * 2, size + more));
        }
    }

    void number(long value) {
        room(LONGEST);
        byte[] to = bytes;
        int at = size;
        long rest = value;
        while (rest >>> 7 != 0) {
            to[at++] = (byte) (rest | 0x80);
            rest >>>= 7;
        }
        to[at++] = (byte) rest;
        size = at;
    }

    void signed(long value) {
        number(zigzag(value));
    }

    static long zigzag(long value) {
        return value << 1 ^ value >> 63;
    }

    void text(String text) {
        byte[] encoded = text.getBytes(StandardCharsets.UTF_8);
        number(encoded.length);
        room(encoded.length);
        System.arraycopy(encoded, 0, bytes, size, encoded.length);
        size += encoded.length;
    }
}
