package dev.anyorder.core.analysis;

/** Classes of {@link AtomicityAnalysis}: accesses by the pairs they split, pairs by the accesses that split them. */
enum SplitKind {
    READ,
    /** Splits all that a read splits. */
    WRITE,
    /** Not two writes: only a write splits it. */
    PAIR,
    /** Two writes: any access splits them. */
    WRITES;

    boolean isPair() {
        return compareTo(PAIR) >= 0;
    }

    boolean isSplitBy(boolean write) {
        return this == WRITES || this == PAIR && write;
    }

    /** Whether the other splits, or is split by, at least as much. */
    boolean isCoveredBy(SplitKind other) {
        return isPair() == other.isPair() && compareTo(other) <= 0;
    }
}
