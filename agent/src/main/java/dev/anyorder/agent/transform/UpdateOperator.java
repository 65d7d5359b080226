package dev.anyorder.agent.transform;

import static org.objectweb.asm.Opcodes.*;

import dev.anyorder.core.analysis.AccessOp;
import org.jspecify.annotations.Nullable;

/**
 * An instruction that combines two numbers, as an update of one of them.
 *
 * @param isLeftOnly whether it is one only of the left one: {@code x - e}, not {@code e - x}
 */
record UpdateOperator(AccessOp op, boolean isLeftOnly) {
    static @Nullable UpdateOperator of(int opcode) {
        return switch (opcode) {
            case IADD, LADD -> new UpdateOperator(AccessOp.ADD, false);
            case ISUB, LSUB -> new UpdateOperator(AccessOp.ADD, true);
            case IMUL, LMUL -> new UpdateOperator(AccessOp.MULTIPLY, false);
            case FADD, DADD -> new UpdateOperator(AccessOp.FLOAT_ADD, false);
            case FSUB, DSUB -> new UpdateOperator(AccessOp.FLOAT_ADD, true);
            case FMUL, DMUL -> new UpdateOperator(AccessOp.FLOAT_MULTIPLY, false);
            case FDIV, DDIV -> new UpdateOperator(AccessOp.FLOAT_MULTIPLY, true);
            case IAND, LAND -> new UpdateOperator(AccessOp.AND, false);
            case IOR, LOR -> new UpdateOperator(AccessOp.OR, false);
            case IXOR, LXOR -> new UpdateOperator(AccessOp.XOR, false);
            default -> null;
        };
    }
}
