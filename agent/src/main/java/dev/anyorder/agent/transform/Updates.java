package dev.anyorder.agent.transform;

import static org.objectweb.asm.Opcodes.*;

import java.util.HashSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.analysis.AnalyzerException;
import org.objectweb.asm.tree.analysis.BasicInterpreter;
import org.objectweb.asm.tree.analysis.BasicValue;
import org.objectweb.asm.tree.analysis.Frame;

/**
 * Compound assignments, {@code x.f += e} and {@code a[i] += e}: a read whose step writes the same location next, in
 * straight code that calls nothing. The write tells all that the read could tell. If {@code e} throws, the read is
 * missed.
 */
final class Updates {
    private static final BasicInterpreter VALUES = new BasicInterpreter();

    private final MethodNode method;
    private final ClassScope scope;

    Updates(MethodEdit edit) {
        this.method = edit.node;
        this.scope = edit.scope;
    }

    /** The reads of fields and elements that are the first halves of compound assignments. */
    Set<AbstractInsnNode> firstHalves() {
        Set<AbstractInsnNode> found = new HashSet<>();
        for (AbstractInsnNode insn : method.instructions) {
            boolean isField = insn.getOpcode() == GETFIELD;
            boolean isCopied = (isField || ArrayEdits.isLoad(insn.getOpcode()))
                    && insn.getPrevious() != null
                    && insn.getPrevious().getOpcode() == (isField ? DUP : DUP2);
            if (isCopied && write(insn) != null) {
                found.add(insn);
            }
        }
        return found;
    }

    /** The write of the same location, or null when something else may come first. */
    private @Nullable AbstractInsnNode write(AbstractInsnNode read) {
        int below = read.getOpcode() == GETFIELD ? 1 : 2;
        try {
            Frame<BasicValue> frame = new Frame<>(method.maxLocals, method.maxStack + 3);
            for (int i = 0; i < 2; i++) {
                frame.push(BasicValue.REFERENCE_VALUE);
                if (below == 2) {
                    frame.push(BasicValue.INT_VALUE);
                }
            }
            for (AbstractInsnNode at = read; at != null; at = at.getNext()) {
                if (frame.getStackSize() == below + 1 && isWriteOf(read, at)) {
                    return at;
                }
                if (at != read && !isPlain(at) || frame.getStackSize() < below) {
                    return null;
                }
                if (at.getOpcode() >= 0) {
                    frame.execute(at, VALUES);
                }
            }
        } catch (AnalyzerException | IndexOutOfBoundsException strange) {
            // Code that reaches below what the assignment put on the stack is none.
            return null;
        }
        return null;
    }

    private static boolean isWriteOf(AbstractInsnNode read, AbstractInsnNode at) {
        if (read instanceof FieldInsnNode get) {
            return at instanceof FieldInsnNode put
                    && put.getOpcode() == PUTFIELD
                    && put.owner.equals(get.owner)
                    && put.name.equals(get.name)
                    && put.desc.equals(get.desc);
        }
        return at.getOpcode() == read.getOpcode() - IALOAD + IASTORE;
    }

    /** Whether the instruction neither ends the step nor leaves the straight path. */
    private boolean isPlain(AbstractInsnNode insn) {
        int opcode = insn.getOpcode();
        if (insn instanceof MethodInsnNode call) {
            return CountedLoop.isPure(call);
        }
        if (insn instanceof FieldInsnNode field) {
            FieldRef ref = scope.resolve(field.owner, field.name, field.desc);
            return opcode == GETFIELD && (ref == null || !ref.isVolatile());
        }
        int type = insn.getType();
        return type == AbstractInsnNode.LINE
                || type == AbstractInsnNode.VAR_INSN
                || type == AbstractInsnNode.IINC_INSN
                || type == AbstractInsnNode.INT_INSN && opcode != NEWARRAY
                || type == AbstractInsnNode.INSN && opcode <= LXOR && !ArrayEdits.isStore(opcode)
                || type == AbstractInsnNode.INSN && opcode > IINC && opcode <= DCMPG;
    }
}
