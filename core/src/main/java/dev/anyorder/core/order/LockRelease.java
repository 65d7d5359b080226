package dev.anyorder.core.order;

/**
 * Sites of a lock's release and next acquisition, opaque to this package.
 *
 * @param site of the release; {@link #NOWHERE} if unknown
 * @param takenAgain site of the next acquisition; {@link #NOWHERE} if none or unknown
 */
public record LockRelease(int site, int takenAgain) {
    public static final int NOWHERE = -1;
}
