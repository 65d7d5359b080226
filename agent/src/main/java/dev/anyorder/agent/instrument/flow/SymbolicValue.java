package dev.anyorder.agent.instrument.flow;

import dev.anyorder.core.analysis.AccessOp;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.tree.analysis.Value;

/**
 * A value that code works with, as far as {@link SymbolicInterpreter} can tell: equal keys are equal values, and of a value that was
 * made of what the location held, what was done to that.
 */
final class SymbolicValue implements Value {
    private final int size;

    /** Equal for two values only if they are equal, whatever the locations that they come from hold. */
    final Object key;

    /** Whether it depends on what was read. */
    final boolean isOf;

    /** Whether it is what was read, changed by nothing but {@link #op}. */
    final boolean isRead;

    /** The operator that was applied to what was read, again and again; null if none was. */
    final @Nullable AccessOp op;

    /** The other operand, if there was one and the operator does not care which is which; otherwise null. */
    final @Nullable SymbolicValue by;

    /** What was compared to make this number, or null. */
    final @Nullable Comparison comparison;

    /** Two values of a type for which comparing takes an instruction of its own. */
    record Comparison(int opcode, SymbolicValue left, SymbolicValue right) {}

    private SymbolicValue(
            int size,
            Object key,
            boolean isOf,
            boolean isRead,
            @Nullable AccessOp op,
            @Nullable SymbolicValue by,
            @Nullable Comparison comparison) {
        this.size = size;
        this.key = key;
        this.isOf = isOf;
        this.isRead = isRead;
        this.op = op;
        this.by = by;
        this.comparison = comparison;
    }

    /** A value that has nothing to do with what was read. */
    static SymbolicValue other(int size, Object key) {
        return new SymbolicValue(size, key, false, false, null, null, null);
    }

    /** A value of which nothing is known. */
    static SymbolicValue any(int size) {
        return other(size, new Object());
    }

    /** What was read. */
    static SymbolicValue read(int size) {
        return new SymbolicValue(size, "read", true, true, null, null, null);
    }

    /** What was read, combined with something else. */
    static SymbolicValue changed(int size, AccessOp op, @Nullable SymbolicValue by) {
        return new SymbolicValue(size, new Object(), true, true, op, by, null);
    }

    /** Something else that was made of what was read. */
    static SymbolicValue used(int size) {
        return new SymbolicValue(size, new Object(), true, false, null, null, null);
    }

    static SymbolicValue comparison(int opcode, SymbolicValue left, SymbolicValue right) {
        boolean isOf = left.isOf || right.isOf;
        return new SymbolicValue(1, new Object(), isOf, false, null, null, new Comparison(opcode, left, right));
    }

    /** The same value, in another form. */
    SymbolicValue sized(int other) {
        return size == other ? this : new SymbolicValue(other, key, isOf, isRead, op, by, comparison);
    }

    /** Whether it is what was read, and nothing was done to it. */
    boolean isUntouched() {
        return isRead && op == null;
    }

    boolean isSame(SymbolicValue that) {
        return this == that || !isOf && !that.isOf && key.equals(that.key);
    }

    @Override
    public int getSize() {
        return size;
    }
}
