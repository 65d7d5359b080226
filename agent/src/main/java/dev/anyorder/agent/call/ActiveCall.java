package dev.anyorder.agent.call;

import dev.anyorder.agent.catalogue.EffectOperand;
import org.jspecify.annotations.Nullable;

/** The operands and result of the current call. One per context, reused and confined to its thread. */
public final class ActiveCall {
    @Nullable
    Object receiver;

    final @Nullable Object[] objects = new Object[3];
    final int[] numbers = new int[5];
    public final RedundantCalls redundantCalls = new RedundantCalls();

    public @Nullable Object result;
    public int number;

    public ActiveCall set(
            @Nullable Object r,
            @Nullable Object a1,
            @Nullable Object a2,
            @Nullable Object a3,
            int i1,
            int i2,
            int i3,
            int i4,
            int i5) {
        receiver = r;
        objects[0] = a1;
        objects[1] = a2;
        objects[2] = a3;
        numbers[0] = i1;
        numbers[1] = i2;
        numbers[2] = i3;
        numbers[3] = i4;
        numbers[4] = i5;
        return this;
    }

    /** Keeps no object of the program alive. */
    public void clear() {
        set(null, null, null, null, 0, 0, 0, 0, 0);
        result = null;
        number = 0;
    }

    boolean succeeded() {
        return result != null || number != 0;
    }

    /** Argument n, counted from 1; null for a primitive one. */
    public @Nullable Object argument(int n) {
        return n <= objects.length ? objects[n - 1] : null;
    }

    int index(int n) {
        return n <= numbers.length ? numbers[n - 1] : 0;
    }

    @Nullable
    Object object(@Nullable EffectOperand operand) {
        if (operand == null) {
            return null;
        }
        return switch (operand.base()) {
            case THIS, CLASS -> receiver;
            case ARGUMENT -> argument(operand.argument());
            case RESULT -> result;
            case CURRENT -> Thread.currentThread();
            case VARIABLE -> objects[0] != null ? objects[0] : receiver;
        };
    }
}
