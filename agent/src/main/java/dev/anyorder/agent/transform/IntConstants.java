package dev.anyorder.agent.transform;

import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.IntInsnNode;
import org.objectweb.asm.tree.LdcInsnNode;

/** Integers that code pushes as they are. */
final class IntConstants {
    private IntConstants() {}

    /** The number that the instruction pushes, or null when it does something else. */
    static @Nullable Integer of(AbstractInsnNode insn) {
        int opcode = insn.getOpcode();
        if (opcode >= Opcodes.ICONST_M1 && opcode <= Opcodes.ICONST_5) {
            return opcode - Opcodes.ICONST_0;
        }
        if (insn instanceof IntInsnNode push && opcode != Opcodes.NEWARRAY) {
            return push.operand;
        }
        return insn instanceof LdcInsnNode constant && constant.cst instanceof Integer number ? number : null;
    }
}
