package dev.anyorder.agent.instrument.flow;

import static org.objectweb.asm.Opcodes.*;

import dev.anyorder.core.analysis.AccessOp;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.tree.JumpInsnNode;

/**
 * A jump that depends on what was read, and whether it is taken.
 *
 * @param left what is compared
 * @param right with what; zero or null for jumps that need nothing else
 * @param compared the instruction that compared the two; that of the jump itself if there was no other
 */
record ConditionalJump(JumpInsnNode jump, SymbolicValue left, SymbolicValue right, int compared, boolean isTaken) {
    private static final SymbolicValue ZERO = SymbolicValue.other(1, 0);
    private static final SymbolicValue NULL = SymbolicValue.other(1, "null");

    /** The choice that a jump makes, null if what was read is not compared as it is with something else. */
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

    /** What it was compared with. */
    SymbolicValue other() {
        return left.isOf ? right : left;
    }

    boolean isNull() {
        return jump.getOpcode() >= IFNULL;
    }

    /** Whether this is the way of null. */
    boolean saysNull() {
        return (jump.getOpcode() == IFNULL) == isTaken;
    }

    /** Whether what was read is taken for a truth value. */
    boolean isTruth() {
        return (jump.getOpcode() == IFEQ || jump.getOpcode() == IFNE) && compared == jump.getOpcode();
    }

    /** Whether this is the way of true. */
    boolean saysTrue() {
        return (jump.getOpcode() == IFNE) == isTaken;
    }

    /**
     * The family of an update that puts the other value in place of what was read if the code goes this way, and leaves
     * things as they are if not; null if it is none. Nothing may be put where a value is no number, since then the order
     * would matter.
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

    /** Whether a number passes a test against zero. */
    private static boolean goesOn(int test, int number) {
        return switch (test) {
            case IFLT -> number < 0;
            case IFGE -> number >= 0;
            case IFGT -> number > 0;
            default -> number <= 0;
        };
    }
}
