package dev.anyorder.core.analysis;

/**
 * How much a location may remember.
 *
 * @param alike of accesses that only the order tells apart
 * @param sorts of accesses that differ in what they do or hold
 * @param told of either, once a conflict of the location was reported
 */
record Room(int alike, int sorts, int told) {
    static final Room AMPLE = new Room(4096, 64, 16);
}
