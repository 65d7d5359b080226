package dev.anyorder.agent.transform;

import static org.objectweb.asm.Opcodes.*;

import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.FrameNode;
import org.objectweb.asm.tree.IincInsnNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.LookupSwitchInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.TableSwitchInsnNode;
import org.objectweb.asm.tree.TryCatchBlockNode;
import org.objectweb.asm.tree.VarInsnNode;

/**
 * An innermost loop that calls nothing and can be left at one place only. All that it does is one step, so what it
 * touches may be noted when it is left, and elements that it goes through one after the other as one range.
 */
final class CountedLoop {
    private static final Set<String> PURE = Set.of("java/lang/Math", "java/lang/StrictMath");

    final LabelNode header;
    final JumpInsnNode exit;

    private final InsnList code;
    private final int first;
    private final int last;

    private CountedLoop(InsnList code, LabelNode header, JumpInsnNode exit, int last) {
        this.code = code;
        this.header = header;
        this.exit = exit;
        this.first = code.indexOf(header);
        this.last = last;
    }

    /** Whether it is in another loop. */
    boolean isNested() {
        for (int i = last + 1; i < code.size(); i++) {
            if (code.get(i) instanceof JumpInsnNode jump && code.indexOf(jump.label) < first) {
                return true;
            }
        }
        return false;
    }

    /** The loop that this jump closes, or null when it is not of the sort described. */
    static @Nullable CountedLoop closedBy(AbstractInsnNode insn, MethodNode method, RewrittenClass scope) {
        if (!(insn instanceof JumpInsnNode latch) || latch.getOpcode() != GOTO) {
            return null;
        }
        InsnList code = method.instructions;
        int first = code.indexOf(latch.label);
        int last = code.indexOf(latch);
        if (first >= last) {
            return null;
        }
        JumpInsnNode exit = null;
        for (int i = 0; i < code.size(); i++) {
            AbstractInsnNode at = code.get(i);
            boolean inside = i > first && i < last;
            if (inside && (isBoundary(at, scope) || at instanceof TableSwitchInsnNode)) {
                return null;
            }
            if (at instanceof TableSwitchInsnNode || at instanceof LookupSwitchInsnNode) {
                // Whether a switch elsewhere jumps into the loop is not worth finding out.
                return null;
            }
            if (!(at instanceof JumpInsnNode jump) || at == latch) {
                continue;
            }
            int to = code.indexOf(jump.label);
            boolean isTarget = to >= first && to <= last;
            if (!inside && isTarget || inside && to <= i) {
                return null;
            }
            if (inside && !isTarget) {
                if (exit != null || jump.getOpcode() == GOTO) {
                    return null;
                }
                exit = jump;
            }
        }
        if (exit == null || hasTry(method, code, first, last) || !(next(latch.label) instanceof FrameNode)) {
            return null;
        }
        return new CountedLoop(code, latch.label, exit, last);
    }

    private static AbstractInsnNode next(AbstractInsnNode insn) {
        AbstractInsnNode next = insn.getNext();
        while (next != null && next.getOpcode() < 0 && !(next instanceof FrameNode)) {
            next = next.getNext();
        }
        return next == null ? insn : next;
    }

    /** Whether the call does nothing but work out its result. */
    static boolean isPure(MethodInsnNode call) {
        return call.getOpcode() == INVOKESTATIC && PURE.contains(call.owner);
    }

    private static boolean isBoundary(AbstractInsnNode insn, RewrittenClass scope) {
        if (insn instanceof MethodInsnNode call) {
            return !isPure(call);
        }
        if (insn instanceof FieldInsnNode field) {
            FieldRef ref = scope.resolve(field.owner, field.name, field.desc);
            return ref != null && ref.isVolatile();
        }
        int opcode = insn.getOpcode();
        return insn instanceof InvokeDynamicInsnNode
                || insn instanceof LookupSwitchInsnNode
                || opcode == MONITORENTER
                || opcode == MONITOREXIT
                || opcode == ATHROW
                || opcode >= IRETURN && opcode <= RETURN;
    }

    private static boolean hasTry(MethodNode method, InsnList code, int first, int last) {
        for (TryCatchBlockNode block : method.tryCatchBlocks) {
            for (LabelNode label : new LabelNode[] {block.start, block.end, block.handler}) {
                int at = code.indexOf(label);
                if (at > first && at <= last) {
                    return true;
                }
            }
        }
        return false;
    }

    boolean contains(AbstractInsnNode insn) {
        int at = code.indexOf(insn);
        return at > first && at < last;
    }

    /** Whether the instruction is run exactly once in every round that is not the last, incomplete one. */
    boolean isRunEachRound(AbstractInsnNode insn) {
        int at = code.indexOf(insn);
        return at > code.indexOf(exit) && at < last && !isPassedOver(at);
    }

    /** Whether the instruction is run exactly once in every round, the last one included. */
    boolean isRunEvenInLastRound(AbstractInsnNode insn) {
        int at = code.indexOf(insn);
        return at > first && at < code.indexOf(exit) && !isPassedOver(at);
    }

    /** Whether a jump of the loop that does not leave it leads past the instruction of this number. */
    private boolean isPassedOver(int at) {
        for (int i = first + 1; i < at; i++) {
            if (code.get(i) instanceof JumpInsnNode jump && jump != exit && code.indexOf(jump.label) > at) {
                return true;
            }
        }
        return false;
    }

    /** The one instruction that counts this local, if it is run each round and nothing else changes it; or null. */
    @Nullable
    IincInsnNode counts(int local) {
        IincInsnNode found = null;
        for (int i = first + 1; i < last; i++) {
            AbstractInsnNode at = code.get(i);
            if (at instanceof VarInsnNode store && store.getOpcode() == ISTORE && store.var == local) {
                return null;
            }
            if (at instanceof IincInsnNode step && step.var == local) {
                if (found != null) {
                    return null;
                }
                found = step;
            }
        }
        return found != null && found.incr != 0 && isRunEachRound(found) ? found : null;
    }

    boolean isBefore(AbstractInsnNode a, AbstractInsnNode b) {
        return code.indexOf(a) < code.indexOf(b);
    }

    /** Whether nothing in the loop changes the local. */
    boolean keeps(int local) {
        for (int i = first + 1; i < last; i++) {
            AbstractInsnNode at = code.get(i);
            boolean isStore = at instanceof VarInsnNode v
                    && v.getOpcode() >= ISTORE
                    && v.getOpcode() <= ASTORE
                    && (v.var == local || v.var == local - 1);
            if (isStore || at instanceof IincInsnNode step && step.var == local) {
                return false;
            }
        }
        return true;
    }

    /** Whether the loop has such an instruction, of a field of this name if it is one of a field. */
    boolean has(int opcode, @Nullable String field) {
        for (int i = first + 1; i < last; i++) {
            AbstractInsnNode at = code.get(i);
            if (at.getOpcode() == opcode && (field == null || at instanceof FieldInsnNode f && f.name.equals(field))) {
                return true;
            }
        }
        return false;
    }

    /** A local that the loop counts by its own instruction, to tell whether a round was made; -1 if there is none. */
    int anyCounter() {
        for (int i = first + 1; i < last; i++) {
            if (code.get(i) instanceof IincInsnNode step && counts(step.var) != null) {
                return step.var;
            }
        }
        return -1;
    }
}
