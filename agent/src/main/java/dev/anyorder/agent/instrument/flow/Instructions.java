package dev.anyorder.agent.instrument.flow;

import static org.objectweb.asm.Opcodes.*;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.IntInsnNode;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.LookupSwitchInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.TableSwitchInsnNode;

/** Predicates of instructions. */
public final class Instructions {
    private static final int MOST_JUMPS = 100;

    private Instructions() {}

    public static boolean isArrayLoad(int opcode) {
        return opcode >= IALOAD && opcode <= SALOAD;
    }

    public static boolean isArrayStore(int opcode) {
        return opcode >= IASTORE && opcode <= SASTORE;
    }

    public static boolean isLocalStore(int opcode) {
        return opcode >= ISTORE && opcode <= ASTORE;
    }

    public static @Nullable Integer constant(AbstractInsnNode insn) {
        int opcode = insn.getOpcode();
        if (opcode >= ICONST_M1 && opcode <= ICONST_5) {
            return opcode - ICONST_0;
        }
        if (insn instanceof IntInsnNode push && opcode != NEWARRAY) {
            return push.operand;
        }
        return insn instanceof LdcInsnNode load && load.cst instanceof Integer number ? number : null;
    }

    static List<LabelNode> targets(AbstractInsnNode insn) {
        if (insn instanceof JumpInsnNode jump) {
            return List.of(jump.label);
        }
        List<LabelNode> all = new ArrayList<>();
        if (insn instanceof TableSwitchInsnNode table) {
            all.addAll(table.labels);
            all.add(table.dflt);
        } else if (insn instanceof LookupSwitchInsnNode lookup) {
            all.addAll(lookup.labels);
            all.add(lookup.dflt);
        }
        return all;
    }

    static boolean fallsThrough(AbstractInsnNode insn) {
        int opcode = insn.getOpcode();
        return opcode != GOTO && opcode != ATHROW && (opcode < TABLESWITCH || opcode > RETURN);
    }

    /** Null at the end of the code. */
    public static @Nullable AbstractInsnNode executable(@Nullable AbstractInsnNode place) {
        AbstractInsnNode at = place;
        while (at != null && at.getOpcode() < 0) {
            at = at.getNext();
        }
        return at;
    }

    /** The first instruction executed from a place on, across unconditional jumps. */
    private static @Nullable AbstractInsnNode arrival(@Nullable AbstractInsnNode place) {
        AbstractInsnNode at = executable(place);
        for (int left = MOST_JUMPS; at != null && at.getOpcode() == GOTO; left--) {
            at = left == 0 ? null : executable(((JumpInsnNode) at).label);
        }
        return at;
    }

    /** Two void returns count as the same. */
    static boolean isSamePlace(@Nullable AbstractInsnNode a, @Nullable AbstractInsnNode b) {
        AbstractInsnNode first = arrival(a);
        AbstractInsnNode second = arrival(b);
        return first != null
                && second != null
                && (first == second || first.getOpcode() == RETURN && second.getOpcode() == RETURN);
    }

    /** False for void calls, and if the next instruction pops the result. */
    public static boolean isResultUsed(MethodInsnNode call) {
        if (Type.getReturnType(call.desc) == Type.VOID_TYPE) {
            return false;
        }
        AbstractInsnNode next = nextOrFrame(call);
        return next == null || next.getOpcode() != POP && next.getOpcode() != POP2;
    }

    /** The next instruction, or the frame before it, which marks a jump target. */
    public static @Nullable AbstractInsnNode nextOrFrame(AbstractInsnNode insn) {
        AbstractInsnNode next = insn.getNext();
        while (next != null && next.getOpcode() < 0 && next.getType() != AbstractInsnNode.FRAME) {
            next = next.getNext();
        }
        return next;
    }

    /** As {@link #nextOrFrame}. */
    public static @Nullable AbstractInsnNode previousOrFrame(AbstractInsnNode insn) {
        AbstractInsnNode at = insn.getPrevious();
        while (at != null && at.getOpcode() < 0 && at.getType() != AbstractInsnNode.FRAME) {
            at = at.getPrevious();
        }
        return at;
    }
}
