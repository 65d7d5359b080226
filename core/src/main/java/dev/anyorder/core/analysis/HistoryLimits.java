package dev.anyorder.core.analysis;

/**
 * Bounds of an access history.
 *
 * @param alike entries per access class
 * @param sorts access classes
 * @param told either, once a conflict was reported
 * @param eachSite whether only an access of the same site may replace another, so that every pair of sites is found
 */
record HistoryLimits(int alike, int sorts, int told, boolean eachSite) {
    static final HistoryLimits AMPLE = new HistoryLimits(4096, 64, 16, false);
    static final HistoryLimits EACH_SITE = new HistoryLimits(4096, 4096, 4096, true);
}
