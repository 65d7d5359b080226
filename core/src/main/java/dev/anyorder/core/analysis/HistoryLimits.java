package dev.anyorder.core.analysis;

/**
 * How much a location may remember.
 *
 * @param alike of accesses that only the order tells apart
 * @param sorts of accesses that differ in what they do or hold
 * @param told of either, once a conflict of the location was reported
 * @param eachSite whether an access is forgotten only for one from the same site, so that every pair of sites is found
 */
record HistoryLimits(int alike, int sorts, int told, boolean eachSite) {
    static final HistoryLimits AMPLE = new HistoryLimits(4096, 64, 16, false);
    static final HistoryLimits EACH_SITE = new HistoryLimits(4096, 4096, 4096, true);
}
