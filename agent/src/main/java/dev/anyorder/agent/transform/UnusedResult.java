package dev.anyorder.agent.transform;

import static org.objectweb.asm.Opcodes.*;

import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;

/**
 * Whether the result of a call is dropped at once, so that nobody can look at it; and what came before it. Labels are passed
 * over: where a jump arrives, there is a frame.
 */
final class UnusedResult {
    private UnusedResult() {}

    /** False for a call without a result, and for one whose result the next instruction drops. */
    static boolean isUsed(MethodInsnNode call) {
        if (Type.getReturnType(call.desc) == Type.VOID_TYPE) {
            return false;
        }
        AbstractInsnNode next = call.getNext();
        while (next != null && next.getOpcode() < 0 && next.getType() != AbstractInsnNode.FRAME) {
            next = next.getNext();
        }
        return next == null || next.getOpcode() != POP && next.getOpcode() != POP2;
    }

    /** The instruction that ran before this one; the frame, when there may be several. */
    static @Nullable AbstractInsnNode previous(AbstractInsnNode insn) {
        AbstractInsnNode at = insn.getPrevious();
        while (at != null && at.getOpcode() < 0 && at.getType() != AbstractInsnNode.FRAME) {
            at = at.getPrevious();
        }
        return at;
    }
}
