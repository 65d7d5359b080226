package dev.anyorder.core.analysis;

/**
 * The effect of an access on its location. From {@link #ADD} on: families of commuting updates. Two updates of one
 * family leave the same value in either order. Such an update is one access whose result is unused; otherwise it is an
 * {@link #UPDATE}.
 *
 * <p>The last constants are guard reads: they only decide whether an update of their family follows. They commute with
 * their family.
 */
public enum AccessOp {
    READ,
    /** Blind write. */
    WRITE,
    /** Reads, then writes a possibly dependent value. */
    UPDATE,
    /** Integer addition or subtraction. */
    ADD,
    /** Integer multiplication. */
    MULTIPLY,
    AND,
    OR,
    XOR,
    MIN,
    MAX,
    /** Set insertion. */
    INSERT,
    /** Declared by the user to commute with itself. */
    DECLARED,
    /** Floating-point addition or subtraction: commutes up to rounding. */
    FLOAT_ADD,
    /** Floating-point multiplication or division: commutes up to rounding. */
    FLOAT_MULTIPLY,
    /** Guard read of a min-update. */
    MIN_TEST,
    /** Guard read of a max-update. */
    MAX_TEST,
    /** Read inside an operation that is declared to commute. */
    DECLARED_TEST;

    public boolean writes() {
        return this != READ && !isTest();
    }

    /** Whether this is a guard read. */
    public boolean isTest() {
        return compareTo(MIN_TEST) >= 0;
    }

    /** The family of a guard read; otherwise this. */
    public AccessOp family() {
        return switch (this) {
            case MIN_TEST -> MIN;
            case MAX_TEST -> MAX;
            case DECLARED_TEST -> DECLARED;
            default -> this;
        };
    }

    /** The guard read of a family; {@link #READ} if none. */
    public AccessOp test() {
        return switch (this) {
            case MIN -> MIN_TEST;
            case MAX -> MAX_TEST;
            case DECLARED -> DECLARED_TEST;
            default -> READ;
        };
    }

    /** Whether later behaviour may depend on the value read. */
    public boolean looks() {
        return this == READ || this == UPDATE;
    }

    /** Whether this belongs to a family of commuting updates. */
    public boolean commutes() {
        return compareTo(ADD) >= 0;
    }

    /** Whether the family commutes only up to rounding. */
    public boolean rounds() {
        return this == FLOAT_ADD || this == FLOAT_MULTIPLY;
    }

    /** The name in reports and JSON: {@code read}, {@code write} or {@code update}. */
    public String text() {
        return !writes() ? "read" : this == WRITE ? "write" : "update";
    }
}
