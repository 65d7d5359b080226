package dev.anyorder.agent.transform;

import static org.objectweb.asm.Opcodes.*;

import dev.anyorder.agent.site.Target;
import dev.anyorder.core.analysis.Op;
import java.util.HashMap;
import java.util.Map;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.FieldInsnNode;

/**
 * {@linkplain Updates.Half Halves} of updates: the read leaves a number in a local, and the write asks with it whether
 * the step is still the same.
 */
final class HalfEdits {
    private final MethodEdit method;
    private final Map<Updates.Half, Integer> numbers = new HashMap<>();

    HalfEdits(MethodEdit method) {
        this.method = method;
    }

    /** Either half, of a field. */
    void edit(FieldInsnNode insn, FieldRef field, Updates.Half half) {
        boolean isWrite = insn == half.write();
        Code code = new Code();
        if (field.isStatic()) {
            code.type(insn.owner);
        } else if (isWrite) {
            method.before(insn, FieldEdits.keepOwner(insn.desc));
        } else {
            method.before(insn, new Code().op(DUP));
            FieldEdits.below(code, insn.desc);
        }
        if (isWrite) {
            code.var(ILOAD, number(half)).var(ALOAD, method.context());
            sites(code, half, field.target()).hook("whole", "(OICII)V");
        } else {
            code.var(ALOAD, method.context()).push(site(Op.READ, field.target()));
            code.hook("half", "(OCI)I").var(ISTORE, number(half));
        }
        method.after(insn, code);
    }

    /** From array, index. */
    Code read(Code code, Updates.Half half) {
        return code.var(ALOAD, method.context())
                .push(site(Op.READ, Target.ELEMENT))
                .hook("half", "(OICI)I")
                .var(ISTORE, number(half));
    }

    /** From array, index. */
    Code write(Code code, Updates.Half half) {
        code.var(ILOAD, number(half)).var(ALOAD, method.context());
        return sites(code, half, Target.ELEMENT).hook("whole", "(OIICII)V");
    }

    private Code sites(Code code, Updates.Half half, Target target) {
        return code.push(site(half.op(), target)).push(site(Op.WRITE, target));
    }

    private int site(Op op, Target target) {
        return method.site(op, target, "").id;
    }

    /** The local of the number. */
    private int number(Updates.Half half) {
        return numbers.computeIfAbsent(half, made -> {
            int local = method.lastingLocal(Opcodes.INTEGER);
            method.prologue().op(ICONST_0).var(ISTORE, local);
            return local;
        });
    }
}
