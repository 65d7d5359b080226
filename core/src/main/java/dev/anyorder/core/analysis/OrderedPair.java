package dev.anyorder.core.analysis;

import org.jspecify.annotations.Nullable;

/**
 * Compact history of two ordered accesses, the usual case: a write and a later read.
 *
 * @param first ordered before the second and not covered by it
 */
record OrderedPair(Access first, Access second) {
    /** Hand-written: the generated record methods slow down start-up. */
    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof OrderedPair that && first.equals(that.first) && second.equals(that.second);
    }

    @Override
    public int hashCode() {
        return first.hashCode() * 31 + second.hashCode();
    }
}
