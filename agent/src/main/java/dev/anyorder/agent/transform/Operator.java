package dev.anyorder.agent.transform;

import static org.objectweb.asm.Opcodes.*;

import dev.anyorder.core.analysis.Op;
import org.jspecify.annotations.Nullable;

/**
 * An instruction that combines two numbers, as an update of one of them.
 *
 * @param isLeftOnly whether it is one only of the left one: {@code x - e}, not {@code e - x}
 */
record Operator(Op op, boolean isLeftOnly) {
    static @Nullable Operator of(int opcode) {
        return switch (opcode) {
            case IADD, LADD -> new Operator(Op.ADD, false);
            case ISUB, LSUB -> new Operator(Op.ADD, true);
            case IMUL, LMUL -> new Operator(Op.MULTIPLY, false);
            case FADD, DADD -> new Operator(Op.FLOAT_ADD, false);
            case FSUB, DSUB -> new Operator(Op.FLOAT_ADD, true);
            case FMUL, DMUL -> new Operator(Op.FLOAT_MULTIPLY, false);
            case FDIV, DDIV -> new Operator(Op.FLOAT_MULTIPLY, true);
            case IAND, LAND -> new Operator(Op.AND, false);
            case IOR, LOR -> new Operator(Op.OR, false);
            case IXOR, LXOR -> new Operator(Op.XOR, false);
            default -> null;
        };
    }
}
