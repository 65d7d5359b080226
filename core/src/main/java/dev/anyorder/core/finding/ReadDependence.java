package dev.anyorder.core.finding;

import java.util.Locale;

/** How an access depends on the value that an earlier one has read. */
public enum ReadDependence {
    /** It uses the value. */
    DATA,
    /** The value alone decides whether it executes. */
    TEST,
    /** The value decides, together with other conditions, whether it executes. */
    CHOICE;

    /** The name used in JSON. */
    public String text() {
        return name().toLowerCase(Locale.ROOT);
    }
}
