package dev.anyorder.agent.transform;

import static org.objectweb.asm.Opcodes.*;

import dev.anyorder.agent.call.Dealing;
import dev.anyorder.agent.task.Moment;
import dev.anyorder.core.analysis.Dependence;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;

/**
 * Accesses that depend on others: the first one begins a pair, whose number is kept in a local, and the second one says which pair
 * it is in: the newest of those that it may depend on.
 */
final class DependenceEdits {
    private final MethodEdit method;
    private final @Nullable Spots spots;
    private final @Nullable Dependences dependences;
    private final Map<AbstractInsnNode, Integer> numbers = new HashMap<>();

    DependenceEdits(MethodEdit method, Updates updates) {
        this.method = method;
        this.spots = method.scope.spots();
        boolean isWanted = method.scope.tools().pairs();
        this.dependences = spots == null || !isWanted ? null : spots.dependences(method.node, updates);
    }

    /** Whether accesses to the field are to be told for the sake of those that depend on others. */
    boolean isDependent(FieldRef field) {
        return spots != null && dependences != null && method.node.name.charAt(0) != '<' && spots.isDependent(field);
    }

    /** What the call does to parts of its receiver; null if that is not to be told. */
    @Nullable
    Dealing dealing(MethodInsnNode call) {
        return spots == null ? null : spots.dealing(call);
    }

    /** What the access has to do with another; null if it is a matter of its own. */
    @Nullable
    Dependence of(AbstractInsnNode insn) {
        if (dependences == null) {
            return null;
        }
        Dependences.Second second = dependences.second(insn);
        return second == null ? dependences.first(insn) : second.how();
    }

    /** Says which pair the access is in that is told next, at the site of that number. */
    Code pair(Code code, AbstractInsnNode insn, int site) {
        if (dependences == null || of(insn) == null) {
            return code;
        }
        Dependences.Second second = dependences.second(insn);
        code.var(ALOAD, method.context());
        if (second == null) {
            code.op(ACONST_NULL)
                    .var(ILOAD, number(insn))
                    .push(Moment.PAIR_BEGINS.ordinal())
                    .hook("moment", "(OOII)V")
                    .var(ALOAD, method.context())
                    .field(GETFIELD, Code.CONTEXT, "pair", "I")
                    .var(ISTORE, number(insn));
        } else {
            code.op(ICONST_0);
            for (AbstractInsnNode first : second.firsts()) {
                code.var(ILOAD, number(first)).call("java/lang/Math", "max", "(II)I");
            }
            code.field(PUTFIELD, Code.CONTEXT, "pair", "I");
        }
        return code.var(ALOAD, method.context()).push(site).field(PUTFIELD, Code.CONTEXT, "pairSite", "I");
    }

    /** The local of the number of the newest pair that began there. */
    private int number(AbstractInsnNode first) {
        return numbers.computeIfAbsent(first, made -> {
            int local = method.lastingLocal(Opcodes.INTEGER);
            method.prologue().op(ICONST_0).var(ISTORE, local);
            return local;
        });
    }
}
