package dev.anyorder.core.trace;

/** Initial history of a location. Part of the format. */
final class LocationTags {
    static final int UNTOUCHED = 0;
    static final int FRESH = 1;
    static final int COPIED = 2;

    private LocationTags() {}
}
