package dev.anyorder.testbed.kernels;

/** Random numbers for one task: the sequence depends on the seed only, and nothing is shared. */
public final class Noise {

    private static final long STEP = 0x9E3779B97F4A7C15L;

    private long state;

    /** A sequence of its own for each seed, also where seeds differ by one. */
    public Noise(long seed) {
        state = mix(seed + STEP);
    }

    /** Any number. */
    public long nextLong() {
        state += STEP;
        return mix(state);
    }

    /** From 0 to less than {@code bound}. */
    public int nextInt(int bound) {
        return (int) ((nextLong() >>> 32) * bound >>> 32);
    }

    /** More than 0, less than 1. */
    public double nextDouble() {
        return ((nextLong() >>> 12) + 0.5) * 0x1p-52;
    }

    /** Normally distributed, by the method of Box and Muller. */
    public double nextGaussian() {
        return Math.sqrt(-2 * Math.log(nextDouble())) * Math.cos(2 * Math.PI * nextDouble());
    }

    private static long mix(long bits) {
        long mixed = (bits ^ bits >>> 30) * 0xBF58476D1CE4E5B9L;
        mixed = (mixed ^ mixed >>> 27) * 0x94D049BB133111EBL;
        return mixed ^ mixed >>> 31;
    }
}
