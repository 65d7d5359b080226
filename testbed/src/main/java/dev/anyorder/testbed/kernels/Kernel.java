package dev.anyorder.testbed.kernels;

/**
 * A benchmark program in pieces that can be timed apart. A kernel object is prepared once, run once, then asked for its
 * results; a repetition takes a new object.
 *
 * <p>The checksum depends on the size and the number of threads only, never on the schedule, except in the kernels that
 * contain a race on purpose.
 */
public interface Kernel {

    /** The name by which the kernel is chosen, and under which it is reported. */
    String name();

    /** Makes the input. What {@code size} counts is said by each kernel. */
    void prepare(int size, int threads);

    /** Does the work, which is what is timed. */
    void run();

    /** A digest of the result, to be compared between runs. */
    long checksum();

    /** Whether the result is right, by a sequential computation or by a property that the right result has. */
    boolean validate();
}
