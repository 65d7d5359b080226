package dev.anyorder.core.analysis;

/**
 * What an access does to a location. From {@link #ADD} on, the constants are families of commuting updates: within one
 * family the order of two updates does not change what the location holds in the end. Such an update is one access,
 * neither a read nor a plain write, and nobody uses its result; where somebody does, it is an {@link #UPDATE}.
 *
 * <p>The last ones are tests: reads from which nothing comes but whether an update of their family follows. A test
 * changes nothing, and does not mind what its own family changes.
 */
public enum AccessOp {
    READ,
    /** Writes without looking. */
    WRITE,
    /** Reads, and writes what may depend on it. */
    UPDATE,
    /** Adds to or subtracts from an integer. */
    ADD,
    /** Multiplies an integer. */
    MULTIPLY,
    AND,
    OR,
    XOR,
    MIN,
    MAX,
    /** Puts an element into a set. */
    INSERT,
    /** Declared by the user to commute with itself. */
    DECLARED,
    /** Adds to or subtracts from a floating-point number: commutes but for rounding. */
    FLOAT_ADD,
    /** Multiplies or divides a floating-point number: commutes but for rounding. */
    FLOAT_MULTIPLY,
    /** Looks whether something smaller is to be put there. */
    MIN_TEST,
    /** Looks whether something larger is to be put there. */
    MAX_TEST,
    /** A read that is part of what is declared to commute. */
    DECLARED_TEST;

    /** Whether the access changes the location. */
    public boolean writes() {
        return this != READ && !isTest();
    }

    /** Whether this is a read that belongs to a family of updates. */
    public boolean isTest() {
        return compareTo(MIN_TEST) >= 0;
    }

    /** The updates that a test belongs to; for all others, this. */
    public AccessOp family() {
        return switch (this) {
            case MIN_TEST -> MIN;
            case MAX_TEST -> MAX;
            case DECLARED_TEST -> DECLARED;
            default -> this;
        };
    }

    /** The test that belongs to a family; a read if it has none. */
    public AccessOp test() {
        return switch (this) {
            case MIN -> MIN_TEST;
            case MAX -> MAX_TEST;
            case DECLARED -> DECLARED_TEST;
            default -> READ;
        };
    }

    /** Whether what the task does next may depend on what it found. */
    public boolean looks() {
        return this == READ || this == UPDATE;
    }

    /** Whether this is, or belongs to, a family of updates that commute among themselves. */
    public boolean commutes() {
        return compareTo(ADD) >= 0;
    }

    /** Whether updates of this family commute only up to rounding. */
    public boolean rounds() {
        return this == FLOAT_ADD || this == FLOAT_MULTIPLY;
    }

    /** The name used in reports and JSON: {@code read}, {@code write} or {@code update}. */
    public String text() {
        return !writes() ? "read" : this == WRITE ? "write" : "update";
    }
}
