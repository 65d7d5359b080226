package dev.anyorder.testbed.kernels;

/** Mixes numbers into a checksum. Equal sequences, to the last bit, give equal digests. */
public final class Digest {

    private static final long MULTIPLIER = 0x9E3779B97F4A7C15L;

    private long value;

    /** Adds a number. */
    public Digest add(long number) {
        value = Long.rotateLeft(value ^ number, 23) * MULTIPLIER;
        return this;
    }

    /** Adds the bits of a floating-point number. */
    public Digest add(double number) {
        return add(Double.doubleToLongBits(number));
    }

    /** Adds all numbers of an array. */
    public Digest add(double[] numbers) {
        for (double number : numbers) {
            add(number);
        }
        return this;
    }

    /** The digest of all that was added so far. */
    public long value() {
        return value;
    }
}
