package dev.anyorder.core.finding;

import java.util.Locale;

/** How an access depends on a value read earlier. */
public enum ReadDependence {
    /** It uses the value. */
    DATA,
    /** The value alone decides whether it executes. */
    TEST,
    /** The value and other conditions decide whether it executes. */
    CHOICE;

    public String text() {
        return name().toLowerCase(Locale.ROOT);
    }
}
