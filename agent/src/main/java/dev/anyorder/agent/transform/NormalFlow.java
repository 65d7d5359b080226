package dev.anyorder.agent.transform;

import static org.objectweb.asm.Opcodes.*;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.tree.AbstractInsnNode;

/** Which ways a method's code may go as long as nothing is thrown by what it calls. */
final class NormalFlow {
    private NormalFlow() {}

    /** Whether all ways from there, until the method is left, lead by the instruction, and there is one. */
    static boolean allLeadBy(AbstractInsnNode from, AbstractInsnNode by) {
        boolean isReached = false;
        Set<AbstractInsnNode> seen = new HashSet<>();
        Deque<AbstractInsnNode> next = new ArrayDeque<>(List.of(from));
        while (!next.isEmpty()) {
            AbstractInsnNode at = next.pop();
            int opcode = at.getOpcode();
            if (at == by) {
                isReached = true;
            } else if (opcode >= IRETURN && opcode <= RETURN || opcode == ATHROW) {
                return false;
            } else if (seen.add(at)) {
                next.addAll(after(at));
            }
        }
        return isReached;
    }

    /** Where an instruction may go. */
    static List<AbstractInsnNode> after(AbstractInsnNode insn) {
        List<AbstractInsnNode> all = new ArrayList<>(ControlFlowGraph.targets(insn));
        AbstractInsnNode next = insn.getNext();
        if (next != null && ControlFlowGraph.fallsThrough(insn)) {
            all.add(next);
        }
        return all;
    }

    /** The first instruction that is run at or after a place without passing a jump; null if there is none. */
    static @Nullable AbstractInsnNode real(@Nullable AbstractInsnNode place) {
        AbstractInsnNode at = place;
        while (at != null && at.getOpcode() < 0) {
            at = at.getNext();
        }
        return at;
    }
}
