package dev.anyorder.agent.transform;

import static org.objectweb.asm.Opcodes.*;

import dev.anyorder.agent.instrument.flow.Instructions;
import dev.anyorder.agent.site.Site;
import java.util.HashSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.VarInsnNode;

/**
 * Inserted code must not use the new object before the superclass constructor returns. First writes initialise the
 * shadow word without a check, so that escape analysis can still remove the object.
 */
final class ConstructorAnalysis {
    private final MethodEdit method;
    private final boolean isConstructor;
    private final @Nullable AbstractInsnNode superCall;
    private final Set<AbstractInsnNode> unseen = new HashSet<>();
    private int fresh = -1;

    ConstructorAnalysis(MethodEdit method) {
        this.method = method;
        this.isConstructor = method.node.name.equals("<init>");
        this.superCall = isConstructor ? superCall(method.node) : null;
        // Other superclasses may have published the object.
        if (superCall instanceof MethodInsnNode call
                && call.owner.equals("java/lang/Object")
                && method.scope.hasFrames()) {
            findUnseen(call);
        }
    }

    /** Writes of arguments or constants right after the superclass constructor: the object has not escaped. */
    private void findUnseen(AbstractInsnNode from) {
        AbstractInsnNode write = statement(from);
        while (write != null) {
            unseen.add(write);
            write = statement(write);
        }
    }

    /** Null unless the write is the whole next statement and no jump target. */
    private @Nullable AbstractInsnNode statement(AbstractInsnNode last) {
        AbstractInsnNode owner = Instructions.nextOrFrame(last);
        AbstractInsnNode value = owner instanceof VarInsnNode load && load.getOpcode() == ALOAD && load.var == 0
                ? Instructions.nextOrFrame(owner)
                : null;
        AbstractInsnNode write = value != null && isArgumentOrConstant(value) ? Instructions.nextOrFrame(value) : null;
        return write instanceof FieldInsnNode field && field.getOpcode() == PUTFIELD && stamps(field) ? write : null;
    }

    private static boolean isArgumentOrConstant(AbstractInsnNode insn) {
        int opcode = insn.getOpcode();
        boolean isConstant = opcode >= ACONST_NULL && opcode <= SIPUSH
                || insn instanceof LdcInsnNode ldc && (ldc.cst instanceof Number || ldc.cst instanceof String);
        return isConstant || insn instanceof VarInsnNode load && load.getOpcode() <= ALOAD && load.var > 0;
    }

    boolean isUnseen(FieldInsnNode insn) {
        return unseen.contains(insn);
    }

    boolean initialised(AbstractInsnNode insn) {
        return !isConstructor || superCall != null && isAfter(insn);
    }

    private boolean isAfter(AbstractInsnNode insn) {
        for (AbstractInsnNode at = superCall; at != null; at = at.getNext()) {
            if (at == insn) {
                return true;
            }
        }
        return false;
    }

    /** Whether this write probably initialises the field. */
    boolean stamps(FieldInsnNode insn) {
        return isConstructor && insn.owner.equals(method.scope.info.name());
    }

    int fresh(Site site) {
        if (fresh < 0) {
            fresh = method.lastingLocal(InsnSequence.SHADOW);
            method.prologue().op(ACONST_NULL).var(ASTORE, fresh);
            method.after(
                    java.util.Objects.requireNonNull(superCall),
                    new InsnSequence()
                            .var(ALOAD, method.context())
                            .push(site.id)
                            .hook("fresh", "(CI)S")
                            .var(ASTORE, fresh));
        }
        return fresh;
    }

    /** The call of {@code super(...)} or {@code this(...)}; null if there is not exactly one. */
    private static @Nullable AbstractInsnNode superCall(MethodNode node) {
        AbstractInsnNode found = null;
        int pending = 0;
        for (AbstractInsnNode insn : node.instructions) {
            if (insn.getOpcode() == NEW) {
                pending++;
            } else if (insn instanceof MethodInsnNode call
                    && call.getOpcode() == INVOKESPECIAL
                    && call.name.equals("<init>")
                    && --pending < 0) {
                if (found != null) {
                    return null;
                }
                found = insn;
                pending = 0;
            }
        }
        return found;
    }
}
