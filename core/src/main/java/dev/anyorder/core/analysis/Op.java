package dev.anyorder.core.analysis;

/**
 * What an access does to a location. From {@link #ADD} on, the constants are families of commuting updates: within one
 * family the order of two updates does not change what the location holds in the end. Such an update is one access,
 * neither a read nor a plain write, and nobody uses its result; where somebody does, it is an {@link #UPDATE}.
 */
public enum Op {
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
    FLOAT_MULTIPLY;

    /** Whether the access changes the location. */
    public boolean writes() {
        return this != READ;
    }

    /** Whether what the task does next may depend on what it found. */
    public boolean looks() {
        return this == READ || this == UPDATE;
    }

    /** Whether this is a family of updates that commute among themselves. */
    public boolean commutes() {
        return compareTo(ADD) >= 0;
    }

    /** Whether updates of this family commute only up to rounding. */
    public boolean rounds() {
        return this == FLOAT_ADD || this == FLOAT_MULTIPLY;
    }

    /** The name used in reports and JSON: {@code read}, {@code write} or {@code update}. */
    public String text() {
        return this == READ ? "read" : this == WRITE ? "write" : "update";
    }
}
