package dev.anyorder.agent.instrument.flow;

import dev.anyorder.core.analysis.AccessOp;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.tree.analysis.Value;

/**
 * A value in {@link SymbolicInterpreter}: equal keys mean equal values. If it depends on the value read, also the
 * operator applied to that.
 */
final class SymbolicValue implements Value {
    private final int size;

    /** Equal only for equal values, whatever the locations hold. */
    final Object key;

    final boolean isOf;

    /** Whether it is the value read, changed only by {@link #op}. */
    final boolean isRead;

    /** The only operator applied to the value read; null if none. */
    final @Nullable AccessOp op;

    /** The other operand of a single symmetric operation; otherwise null. */
    final @Nullable SymbolicValue by;

    final @Nullable Comparison comparison;

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

    static SymbolicValue other(int size, Object key) {
        return new SymbolicValue(size, key, false, false, null, null, null);
    }

    /** An unknown value, equal only to itself. */
    static SymbolicValue any(int size) {
        return other(size, new Object());
    }

    static SymbolicValue read(int size) {
        return new SymbolicValue(size, "read", true, true, null, null, null);
    }

    static SymbolicValue changed(int size, AccessOp op, @Nullable SymbolicValue by) {
        return new SymbolicValue(size, new Object(), true, true, op, by, null);
    }

    /** Any other value that depends on the value read. */
    static SymbolicValue used(int size) {
        return new SymbolicValue(size, new Object(), true, false, null, null, null);
    }

    static SymbolicValue comparison(int opcode, SymbolicValue left, SymbolicValue right) {
        boolean isOf = left.isOf || right.isOf;
        return new SymbolicValue(1, new Object(), isOf, false, null, null, new Comparison(opcode, left, right));
    }

    SymbolicValue sized(int other) {
        return size == other ? this : new SymbolicValue(other, key, isOf, isRead, op, by, comparison);
    }

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
