package dev.anyorder.core.trace;

import java.nio.charset.StandardCharsets;

/** Decodes {@link VarintWriter}'s output; throws a {@link TraceException} if invalid. */
final class VarintReader {
    private final byte[] bytes;
    private int at;

    VarintReader(byte[] bytes) {
        this.bytes = bytes;
    }

    boolean isAtEnd() {
        return at == bytes.length;
    }

    int raw() {
        if (at == bytes.length) {
            throw inconsistent();
        }
        return bytes[at++] & 0xff;
    }

    long number() {
        long value = 0;
        for (int shift = 0; shift < 64; shift += 7) {
            int next = raw();
            value |= (next & 0x7fL) << shift;
            if (next < 0x80) {
                return value;
            }
        }
        throw inconsistent();
    }

    int below(long limit) {
        long value = number();
        if (value < 0 || value >= limit) {
            throw inconsistent();
        }
        return (int) value;
    }

    int count() {
        return below(1L << 31);
    }

    long signed() {
        return unzigzag(number());
    }

    static long unzigzag(long value) {
        return value >>> 1 ^ -(value & 1);
    }

    String text() {
        int length = count();
        if (length > bytes.length - at) {
            throw inconsistent();
        }
        String text = new String(bytes, at, length, StandardCharsets.UTF_8);
        at += length;
        return text;
    }

    static TraceException inconsistent() {
        return new TraceException(
                "The trace is inconsistent although its checksums are correct. Record the run again, and report this bug.");
    }
}
