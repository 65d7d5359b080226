package dev.anyorder.agent.instrument.flow;

import static org.objectweb.asm.Opcodes.*;

import dev.anyorder.core.analysis.AccessOp;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.tree.JumpInsnNode;

/**
 * A jump that depends on the value read, and whether it is taken.
 *
 * @param right zero or null if the jump has one operand
 * @param compared the opcode of the comparison, or of the jump if there is none
 */
record ConditionalJump(JumpInsnNode jump, SymbolicValue left, SymbolicValue right, int compared, boolean isTaken) {
    private static final SymbolicValue ZERO = SymbolicValue.other(1, 0);
    private static final SymbolicValue NULL = SymbolicValue.other(1, "null");

    /** Null unless one operand is the unchanged value read, and the other does not depend on it. */
    static @Nullable ConditionalJump of(JumpInsnNode jump, SymbolicValue top, @Nullable SymbolicValue below) {
        int opcode = jump.getOpcode();
        ConditionalJump choice;
        if (below != null) {
            choice = new ConditionalJump(jump, below, top, opcode, true);
        } else if (top.comparison != null) {
            choice = new ConditionalJump(
                    jump, top.comparison.left(), top.comparison.right(), top.comparison.opcode(), true);
        } else {
            choice = new ConditionalJump(jump, top, opcode >= IFNULL ? NULL : ZERO, opcode, true);
        }
        boolean isOne =
                choice.left.isUntouched() && !choice.right.isOf || choice.right.isUntouched() && !choice.left.isOf;
        return isOne ? choice : null;
    }

    ConditionalJump notTaken() {
        return new ConditionalJump(jump, left, right, compared, false);
    }

    SymbolicValue other() {
        return left.isOf ? right : left;
    }

    boolean isNull() {
        return jump.getOpcode() >= IFNULL;
    }

    boolean saysNull() {
        return (jump.getOpcode() == IFNULL) == isTaken;
    }

    boolean isTruth() {
        return (jump.getOpcode() == IFEQ || jump.getOpcode() == IFNE) && compared == jump.getOpcode();
    }

    boolean saysTrue() {
        return (jump.getOpcode() == IFNE) == isTaken;
    }

    /**
     * For an update that stores the other operand on this branch only; otherwise null. NaN must not take this branch:
     * the order would matter.
     */
    @Nullable
    AccessOp extreme() {
        int test = jump.getOpcode() >= IF_ICMPEQ ? jump.getOpcode() - IF_ICMPEQ + IFEQ : jump.getOpcode();
        if (test < IFLT || test > IFLE) {
            return null;
        }
        boolean isFloating = compared >= FCMPL && compared <= DCMPG;
        boolean isLower = compared == FCMPL || compared == DCMPL;
        if (isFloating && goesOn(test, isLower ? -1 : 1) == isTaken) {
            return null;
        }
        boolean isLess = (test == IFLT || test == IFLE) == isTaken;
        boolean isReadLess = left.isOf == isLess;
        return isReadLess ? AccessOp.MAX : AccessOp.MIN;
    }

    private static boolean goesOn(int test, int number) {
        return switch (test) {
            case IFLT -> number < 0;
            case IFGE -> number >= 0;
            case IFGT -> number > 0;
            default -> number <= 0;
        };
    }
}
