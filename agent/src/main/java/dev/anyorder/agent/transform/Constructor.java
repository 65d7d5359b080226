package dev.anyorder.agent.transform;

import static org.objectweb.asm.Opcodes.*;

import dev.anyorder.agent.site.Site;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;

/**
 * What is special about a constructor: nothing may look at the new object before the superclass's constructor has
 * returned, and fields that nobody has seen yet get their shadow without a check, so that an object which never escapes
 * can still be optimised away.
 */
final class Constructor {
    private final MethodEdit method;
    private final boolean isConstructor;
    private final @Nullable AbstractInsnNode superCall;
    private int fresh = -1;

    Constructor(MethodEdit method) {
        this.method = method;
        this.isConstructor = method.node.name.equals("<init>");
        this.superCall = isConstructor ? superCall(method.node) : null;
    }

    /** Whether the new object may be looked at here. */
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

    /** Whether this write most likely is the first that anybody does to a field of the new object. */
    boolean stamps(FieldInsnNode insn) {
        return isConstructor && insn.owner.equals(method.scope.info.name());
    }

    /** The local that holds the shadow which this constructor leaves behind. */
    int fresh(Site site) {
        if (fresh < 0) {
            fresh = method.lastingLocal(Code.SHADOW);
            method.prologue().op(ACONST_NULL).var(ASTORE, fresh);
            method.after(
                    java.util.Objects.requireNonNull(superCall),
                    new Code()
                            .var(ALOAD, method.context())
                            .push(site.id)
                            .hook("fresh", "(CI)S")
                            .var(ASTORE, fresh));
        }
        return fresh;
    }

    /** The call of the superclass's or another own constructor; null when there is not exactly one. */
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
