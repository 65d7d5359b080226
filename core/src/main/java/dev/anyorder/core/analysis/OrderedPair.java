package dev.anyorder.core.analysis;

import org.jspecify.annotations.Nullable;

/**
 * What a location remembers of two accesses that are ordered, the usual case: it was written, and read since then. As a
 * {@link AccessHistory} they would take several times the room.
 *
 * @param first the one that is before the other, and that the other does not cover
 * @param second the one that came last
 */
record OrderedPair(Access first, Access second) {
    /** As a record does it, which would take long the first time. */
    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof OrderedPair that && first.equals(that.first) && second.equals(that.second);
    }

    @Override
    public int hashCode() {
        return first.hashCode() * 31 + second.hashCode();
    }
}
