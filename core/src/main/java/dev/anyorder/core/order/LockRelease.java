package dev.anyorder.core.order;

/**
 * Where a lock was let go, and where it was taken again. Both are numbers of sites, meaningful to who takes and releases locks.
 *
 * @param site where it was let go; {@link #NOWHERE} if that is not a place in the program
 * @param takenAgain where it was taken again; {@link #NOWHERE} if it was not, or that is not a place in the program
 */
public record LockRelease(int site, int takenAgain) {
    public static final int NOWHERE = -1;
}
