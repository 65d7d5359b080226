package dev.anyorder.agent.transform;

import static org.objectweb.asm.Opcodes.*;

import dev.anyorder.core.analysis.Op;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.VarInsnNode;
import org.objectweb.asm.tree.analysis.AnalyzerException;
import org.objectweb.asm.tree.analysis.BasicValue;
import org.objectweb.asm.tree.analysis.Frame;

/**
 * Compound assignments, {@code x.f += e}, {@code a[i] = a[i] * e}, {@code max = Math.max(max, e)}: straight code that
 * reads a location and then writes it. What the assignment does to the location is told by its operator, if nothing else
 * is done with what was read. If {@code e} calls nothing, both are one step and the write tells all that the read could
 * tell; if {@code e} then throws, the read is missed.
 *
 * <p>Not recognised: an {@code e} with a branch in it, and an assignment that is one branch of a comparison.
 */
final class Updates {
    private final MethodNode method;
    private final ClassScope scope;
    private final Map<AbstractInsnNode, Op> ops = new HashMap<>();
    private final Set<AbstractInsnNode> told = new HashSet<>();

    Updates(MethodEdit edit) {
        this.method = edit.node;
        this.scope = edit.scope;
    }

    /** Looks for them. To be called before anything is inserted. */
    void find() {
        for (AbstractInsnNode insn : method.instructions) {
            if (reads(insn) && !isVolatile(insn)) {
                follow(insn);
            }
        }
    }

    private boolean isVolatile(AbstractInsnNode insn) {
        FieldRef ref = insn instanceof FieldInsnNode field ? scope.resolve(field.owner, field.name, field.desc) : null;
        return ref != null && ref.isVolatile();
    }

    /** Whether the read is told by the write that follows. */
    boolean isTold(AbstractInsnNode read) {
        return told.contains(read);
    }

    /** What a write does to its location, or what a read is the first half of. */
    Op op(AbstractInsnNode insn, boolean isWrite) {
        return ops.getOrDefault(insn, isWrite ? Op.WRITE : Op.READ);
    }

    /** Whether this reads a location whose owner or index are there once more, for a write. */
    private static boolean reads(AbstractInsnNode insn) {
        int opcode = insn.getOpcode();
        if (opcode == GETSTATIC) {
            return true;
        }
        AbstractInsnNode last = insn.getPrevious();
        if (last == null || opcode != GETFIELD && !ArrayEdits.isLoad(opcode)) {
            return false;
        }
        int operands = opcode == GETFIELD ? 1 : 2;
        if (last.getOpcode() == (operands == 1 ? DUP : DUP2)) {
            return true;
        }
        for (int i = 0; i < operands; i++) {
            if (!sameLocal(back(insn, i + 1), back(insn, i + 1 + operands))) {
                return false;
            }
        }
        return true;
    }

    private static @Nullable AbstractInsnNode back(AbstractInsnNode insn, int count) {
        AbstractInsnNode at = insn;
        for (int i = 0; i < count && at != null; i++) {
            at = at.getPrevious();
        }
        return at;
    }

    private static boolean sameLocal(@Nullable AbstractInsnNode a, @Nullable AbstractInsnNode b) {
        return a instanceof VarInsnNode first
                && b instanceof VarInsnNode second
                && (first.getOpcode() == ALOAD || first.getOpcode() == ILOAD)
                && first.getOpcode() == second.getOpcode()
                && first.var == second.var;
    }

    /** Runs the code after the read on values that only tell what came of it, up to the write. */
    private void follow(AbstractInsnNode read) {
        int opcode = read.getOpcode();
        int below = opcode == GETSTATIC ? 0 : opcode == GETFIELD ? 1 : 2;
        ReadValue.Values values = new ReadValue.Values();
        Frame<BasicValue> frame = new Frame<>(method.maxLocals, method.maxStack + 2);
        boolean isStep = true;
        try {
            for (int i = 0; i < below; i++) {
                frame.push(i == 0 ? BasicValue.REFERENCE_VALUE : BasicValue.INT_VALUE);
            }
            frame.push(new ReadValue(values.typeOf(read), null));
            for (AbstractInsnNode at = read.getNext(); at != null; at = at.getNext()) {
                if (isWriteOf(read, at) && frame.getStackSize() == below + 1) {
                    found(read, at, values.op(frame.getStack(below)), isStep);
                    return;
                }
                isStep &= isPlain(at);
                if (!isStraight(at)) {
                    return;
                }
                if (at.getOpcode() >= 0) {
                    frame.execute(at, values);
                }
                if (frame.getStackSize() < below) {
                    return;
                }
            }
        } catch (AnalyzerException | IndexOutOfBoundsException none) {
            // Code that reaches below what the assignment has put on the stack is something else.
            return;
        }
    }

    private void found(AbstractInsnNode read, AbstractInsnNode write, @Nullable Op op, boolean isStep) {
        if (op == null) {
            return;
        }
        ops.put(write, op);
        if (isStep) {
            told.add(read);
        } else if (op.commutes()) {
            ops.put(read, op);
        }
    }

    private static boolean isWriteOf(AbstractInsnNode read, AbstractInsnNode at) {
        if (read instanceof FieldInsnNode get) {
            return at instanceof FieldInsnNode put
                    && put.getOpcode() == get.getOpcode() + 1
                    && put.owner.equals(get.owner)
                    && put.name.equals(get.name)
                    && put.desc.equals(get.desc);
        }
        return at.getOpcode() == read.getOpcode() - IALOAD + IASTORE;
    }

    /** Whether what comes next is always the next instruction, unless something is thrown. */
    private static boolean isStraight(AbstractInsnNode insn) {
        return switch (insn.getType()) {
            case AbstractInsnNode.JUMP_INSN,
                    AbstractInsnNode.LABEL,
                    AbstractInsnNode.FRAME,
                    AbstractInsnNode.TABLESWITCH_INSN,
                    AbstractInsnNode.LOOKUPSWITCH_INSN -> false;
            case AbstractInsnNode.INSN -> insn.getOpcode() < IRETURN || insn.getOpcode() == ARRAYLENGTH;
            default -> true;
        };
    }

    /** Whether the instruction cannot end the step. */
    private boolean isPlain(AbstractInsnNode insn) {
        if (insn instanceof MethodInsnNode call) {
            return CountedLoop.isPure(call);
        }
        if (insn instanceof FieldInsnNode field) {
            FieldRef ref = scope.resolve(field.owner, field.name, field.desc);
            boolean isOwn = field.getOpcode() == GETSTATIC && field.owner.equals(scope.info.name());
            return (isOwn || field.getOpcode() == GETFIELD) && (ref == null || !ref.isVolatile());
        }
        int opcode = insn.getOpcode();
        return switch (insn.getType()) {
            case AbstractInsnNode.LINE, AbstractInsnNode.VAR_INSN, AbstractInsnNode.IINC_INSN -> true;
            case AbstractInsnNode.INT_INSN -> opcode != NEWARRAY;
            case AbstractInsnNode.INSN -> opcode <= DCMPG && !ArrayEdits.isStore(opcode);
            case AbstractInsnNode.LDC_INSN -> opcode == LDC;
            default -> false;
        };
    }
}
