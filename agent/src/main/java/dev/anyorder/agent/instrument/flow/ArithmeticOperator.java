package dev.anyorder.agent.instrument.flow;

import static org.objectweb.asm.Opcodes.*;

import dev.anyorder.core.analysis.AccessOp;
import org.jspecify.annotations.Nullable;

/**
 * An update of a number by another.
 *
 * @param isLeftOnly whether only the left operand can be the updated one: {@code x - e}, not {@code e - x}
 */
record ArithmeticOperator(AccessOp op, boolean isLeftOnly) {
    static @Nullable ArithmeticOperator of(int opcode) {
        return switch (opcode) {
            case IADD, LADD -> new ArithmeticOperator(AccessOp.ADD, false);
            case ISUB, LSUB -> new ArithmeticOperator(AccessOp.ADD, true);
            case IMUL, LMUL -> new ArithmeticOperator(AccessOp.MULTIPLY, false);
            case FADD, DADD -> new ArithmeticOperator(AccessOp.FLOAT_ADD, false);
            case FSUB, DSUB -> new ArithmeticOperator(AccessOp.FLOAT_ADD, true);
            case FMUL, DMUL -> new ArithmeticOperator(AccessOp.FLOAT_MULTIPLY, false);
            case FDIV, DDIV -> new ArithmeticOperator(AccessOp.FLOAT_MULTIPLY, true);
            case IAND, LAND -> new ArithmeticOperator(AccessOp.AND, false);
            case IOR, LOR -> new ArithmeticOperator(AccessOp.OR, false);
            case IXOR, LXOR -> new ArithmeticOperator(AccessOp.XOR, false);
            default -> null;
        };
    }
}
