package dev.anyorder.agent.transform;

import static org.objectweb.asm.Opcodes.*;

import dev.anyorder.agent.instrument.flow.ReadModifyWrites;
import dev.anyorder.agent.site.AccessTarget;
import dev.anyorder.core.analysis.AccessOp;
import java.util.HashMap;
import java.util.Map;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.FieldInsnNode;

/**
 * {@linkplain ReadModifyWrites.Half Halves} of updates: the read keeps a number in a local, with which the write
 * checks that the step is the same.
 */
final class PendingReadInstrumenter {
    private final MethodEdit method;
    private final Map<ReadModifyWrites.Half, Integer> numbers = new HashMap<>();

    PendingReadInstrumenter(MethodEdit method) {
        this.method = method;
    }

    void edit(FieldInsnNode insn, FieldRef field, ReadModifyWrites.Half half) {
        boolean isWrite = insn == half.write();
        InsnSequence code = new InsnSequence();
        if (field.isStatic()) {
            code.type(insn.owner);
        } else if (isWrite) {
            method.before(insn, new InsnSequence().keepOwner(insn.desc));
        } else {
            method.before(insn, new InsnSequence().op(DUP));
            code.ownerToTop(insn.desc);
        }
        if (isWrite) {
            code.var(ILOAD, number(half)).var(ALOAD, method.context());
            sites(code, half, field.target()).hook("whole", "(OICII)V");
        } else {
            code.var(ALOAD, method.context()).push(site(AccessOp.READ, field.target()));
            code.hook("half", "(OCI)I").var(ISTORE, number(half));
        }
        method.after(insn, code);
    }

    /** Stack: array, index. */
    InsnSequence read(InsnSequence code, ReadModifyWrites.Half half) {
        return code.var(ALOAD, method.context())
                .push(site(AccessOp.READ, AccessTarget.ELEMENT))
                .hook("half", "(OICI)I")
                .var(ISTORE, number(half));
    }

    InsnSequence write(InsnSequence code, ReadModifyWrites.Half half) {
        code.var(ILOAD, number(half)).var(ALOAD, method.context());
        return sites(code, half, AccessTarget.ELEMENT).hook("whole", "(OIICII)V");
    }

    private InsnSequence sites(InsnSequence code, ReadModifyWrites.Half half, AccessTarget target) {
        return code.push(site(half.op(), target)).push(site(AccessOp.WRITE, target));
    }

    private int site(AccessOp op, AccessTarget target) {
        return method.site(op, target, "").id;
    }

    private int number(ReadModifyWrites.Half half) {
        return numbers.computeIfAbsent(half, made -> {
            int local = method.lastingLocal(Opcodes.INTEGER);
            method.prologue().op(ICONST_0).var(ISTORE, local);
            return local;
        });
    }
}
