package dev.anyorder.core.analysis;

/** What an access has to do with the other one of a pair of which the second depends on what the first has read. */
public enum AccessDependence {
    /** The first. */
    READ,
    /**
     * The first, of which it is known what comes of it: whoever reads there what the first of such a pair has read goes on to do
     * what that one went on to do, and that is a write.
     */
    DECIDES,
    /** The second: it is done whatever was read, and makes use of it. */
    DATA,
    /** The second: it is done if what was read passes a test that asks for nothing else. */
    TEST,
    /** The second: it is done if what was read passes a test that asks for something else as well. */
    CHOICE
}
