package dev.anyorder.core.analysis;

/** What {@link AtomicityAnalysis} tells apart: accesses by what they may split, pairs by what may split them. */
enum SplitKind {
    READ,
    /** Splits what a read splits, and more. */
    WRITE,
    /** Two accesses, not both of which write: only a write splits them. */
    PAIR,
    /** Two writes, which anything splits. */
    WRITES;

    boolean isPair() {
        return compareTo(PAIR) >= 0;
    }

    /** Whether an access that does, or does not, write may split this pair. */
    boolean isSplitBy(boolean write) {
        return this == WRITES || this == PAIR && write;
    }

    /** Whether the other may split, or be split by, whatever this may. */
    boolean isCoveredBy(SplitKind other) {
        return isPair() == other.isPair() && compareTo(other) <= 0;
    }
}
