package dev.anyorder.core.analysis;

/** The role of an access in a pair whose second access depends on the value that the first one read. */
public enum AccessDependence {
    /** First access. */
    READ,
    /** First access whose outcome is known: reading the same value leads to the same second access, a write. */
    DECIDES,
    /** Second access: unconditional, and uses the value. */
    DATA,
    /** Second access: conditional on a test of that value alone. */
    TEST,
    /** Second access: conditional on a test of that value and other data. */
    CHOICE
}
