package dev.anyorder.core.analysis;

/**
 * How much a location may remember.
 *
 * @param alike of accesses that only the order tells apart
 * @param sorts of accesses that differ in what they do or hold
 * @param told of either, once a conflict of the location was reported
 * @param eachSite whether an access is forgotten only for one from the same site, so that every pair of sites is found
 */
record Room(int alike, int sorts, int told, boolean eachSite) {
    static final Room AMPLE = new Room(4096, 64, 16, false);
    static final Room EACH_SITE = new Room(4096, 4096, 4096, true);
}
