package dev.anyorder.core.trace;

/** What a location was when it got its number. Part of the format. */
final class LocationTags {
    static final int UNTOUCHED = 0;
    static final int FRESH = 1;
    static final int COPIED = 2;

    private LocationTags() {}
}
