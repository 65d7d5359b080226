package dev.anyorder.testbed.bench;

import dev.anyorder.testbed.kernels.Kernel;
import java.util.function.Supplier;

/**
 * A kernel in the catalogue, with its sizes: {@code small} for tests, {@code quick} for a first look, {@code standard}
 * for measurements (one to two seconds of processor time without an agent).
 */
public record KernelEntry(
        String name, KernelGroup group, int small, int quick, int standard, Supplier<? extends Kernel> factory) {

    /** Whether the kernel has a race on purpose. */
    public boolean racy() {
        return group == KernelGroup.RACY;
    }

    /** The size called {@code word}: {@code small}, {@code quick}, {@code default}, or a number. */
    public int size(String word) {
        return switch (word) {
            case "small" -> small;
            case "quick" -> quick;
            case "default" -> standard;
            default -> Integer.parseInt(word);
        };
    }
}
