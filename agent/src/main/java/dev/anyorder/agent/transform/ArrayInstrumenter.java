package dev.anyorder.agent.transform;

import static org.objectweb.asm.Opcodes.*;

import dev.anyorder.agent.instrument.flow.ControlFlowGraph;
import dev.anyorder.agent.instrument.flow.ReadModifyWrites;
import dev.anyorder.agent.site.AccessTarget;
import dev.anyorder.agent.site.Site;
import dev.anyorder.core.analysis.AccessOp;
import org.objectweb.asm.tree.AbstractInsnNode;

/**
 * Records elements in the footprint after the access, so that exceptions stay the same. In methods with loops, sites
 * cache their footprint in a local.
 */
final class ArrayInstrumenter {
    private final MethodEdit method;
    private final ReadModifyWrites updates;
    private final PendingReadInstrumenter halves;
    private final boolean loops;

    ArrayInstrumenter(
            MethodEdit method, ControlFlowGraph graph, ReadModifyWrites updates, PendingReadInstrumenter halves) {
        this.updates = updates;
        this.halves = halves;
        this.method = method;
        this.loops = graph.hasBackwardJump();
    }

    void editLoad(AbstractInsnNode insn) {
        if (!method.scope.watchesElements(insn)) {
            return;
        }
        boolean wide = insn.getOpcode() == LALOAD || insn.getOpcode() == DALOAD;
        method.before(insn, new InsnSequence().op(DUP2));
        InsnSequence code = wide ? new InsnSequence().op(DUP2_X2, POP2) : new InsnSequence().op(DUP_X2, POP);
        ReadModifyWrites.Half half = updates.half(insn);
        method.after(insn, half != null ? halves.read(code, half) : touch(code, updates.op(insn, false)));
    }

    void editStore(AbstractInsnNode insn) {
        if (!method.scope.watchesElements(insn)) {
            return;
        }
        int kind = insn.getOpcode() - IASTORE;
        int value = MethodEdit.temporary(0);
        boolean isIntLike = kind > AASTORE - IASTORE;
        int store = isIntLike ? ISTORE : ISTORE + kind;
        int load = isIntLike ? ILOAD : ILOAD + kind;
        InsnSequence aside = insn.getOpcode() == AASTORE ? new InsnSequence().forget(method.scope) : new InsnSequence();
        aside.var(store, value);
        if (method.scope.holds(insn)) {
            aside.op(DUP2, POP).var(load, value).var(ALOAD, method.context()).hook("held", "(OOC)V");
        }
        method.before(insn, aside.op(DUP2).var(load, value));
        ReadModifyWrites.Half half = updates.half(insn);
        InsnSequence code = new InsnSequence();
        method.after(insn, half != null ? halves.write(code, half) : touch(code, updates.op(insn, true)));
    }

    /** Stack: array, index. */
    private InsnSequence touch(InsnSequence code, AccessOp op) {
        Site site = method.site(op, AccessTarget.ELEMENT, "");
        int footprint = loops ? method.footprint() : -1;
        if (footprint < 0) {
            return code.var(ALOAD, method.context()).push(site.id).call(method.scope.elements(), "touch", "(OICI)V");
        }
        return code.var(ALOAD, footprint)
                .var(ALOAD, method.context())
                .push(site.id)
                .call(method.scope.elements(), "touch", "(OIFCI)F")
                .var(ASTORE, footprint);
    }
}
