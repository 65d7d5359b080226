package dev.anyorder.agent.transform;

import static org.objectweb.asm.Opcodes.*;

import dev.anyorder.agent.instrument.flow.ReadModifyWrites;
import dev.anyorder.agent.site.AccessTarget;
import dev.anyorder.agent.site.Site;
import dev.anyorder.core.analysis.AccessOp;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.VarInsnNode;

/**
 * Compares the shadow word with the running step after a field access, so that exceptions stay the same; calls a hook
 * unless the access is redundant. Volatile accesses create happens-before edges.
 */
final class FieldInstrumenter {
    private static final String SHADOW = "L" + InsnSequence.SHADOW + ";";

    private final MethodEdit method;
    private final ConstructorAnalysis constructorAnalysis;
    private final ReadModifyWrites updates;
    private final PendingReadInstrumenter halves;
    private final DependenceInstrumenter dependences;

    FieldInstrumenter(
            MethodEdit method,
            ConstructorAnalysis constructorAnalysis,
            ReadModifyWrites updates,
            PendingReadInstrumenter halves,
            DependenceInstrumenter dependences) {
        this.dependences = dependences;
        this.updates = updates;
        this.halves = halves;
        this.method = method;
        this.constructorAnalysis = constructorAnalysis;
    }

    void edit(FieldInsnNode insn) {
        boolean isWrite = insn.getOpcode() == PUTFIELD || insn.getOpcode() == PUTSTATIC;
        if (method.scope.holds(insn)) {
            method.before(
                    insn,
                    new InsnSequence().op(DUP).var(ALOAD, method.context()).hook("held", "(OC)V"));
        }
        FieldRef field = method.scope.resolve(insn.owner, insn.name, insn.desc);
        if (field == null) {
            return;
        }
        if (field.isStatic() && !method.scope.hasClassConstants()) {
            return;
        }
        if (!field.isStatic()
                && !constructorAnalysis.initialised(insn)
                && insn.owner.equals(method.scope.info.name())) {
            return;
        }
        // The dependence hook goes next to the access: before a write is visible, after a read.
        if (isWrite) {
            editDependent(insn, field, true);
        }
        editAccess(insn, field, isWrite);
        if (!isWrite) {
            editDependent(insn, field, false);
        }
    }

    private void editDependent(FieldInsnNode insn, FieldRef field, boolean isWrite) {
        if (!dependences.isDependent(field)) {
            return;
        }
        Site site = method.groupSite(updates.op(insn, isWrite), field.target(), "", true);
        site.atomic = field.isVolatile();
        site.dependence = dependences.of(insn);
        InsnSequence pair = dependences.pair(new InsnSequence(), insn, site.id);
        if (isWrite) {
            method.before(insn, pair);
            tell(insn, field, site, "grouped", true);
        } else {
            tell(insn, field, site, "grouped", false);
            method.after(insn, pair);
        }
    }

    private void editAccess(FieldInsnNode insn, FieldRef field, boolean isWrite) {
        AccessTarget group = field.group();
        if (group != null) {
            String annotation = group == field.target() ? FieldAnnotationReader.ATOMIC : FieldAnnotationReader.GROUP;
            method.scope.config().lateDeclarations().met(annotation, insn.owner + "." + insn.name);
        }
        // In a constructor the object is not shared yet.
        if (group != null && method.scope.config().blocks() && method.node.name.charAt(0) != '<') {
            Site whole =
                    method.groupSite(updates.op(insn, isWrite), group, group == field.target() ? "" : insn.name, false);
            tell(insn, field, whole, "grouped", isWrite);
        }
        ReadModifyWrites.Half half = updates.half(insn);
        if (half != null) {
            halves.edit(insn, field, half);
            return;
        }
        Site site = method.site(updates.op(insn, isWrite), field.target(), "");
        if (field.isVolatile()) {
            tell(insn, field, site, isWrite ? "volatileWrite" : "volatileRead", isWrite);
        } else if (field.isStatic()) {
            editStatic(insn, field, site, isWrite);
        } else if (isWrite) {
            editPut(insn, field, site);
        } else {
            editGet(insn, field, site);
        }
    }

    private void editGet(FieldInsnNode insn, FieldRef field, Site site) {
        InsnSequence code = new InsnSequence();
        if (insn.getPrevious() instanceof VarInsnNode load && load.getOpcode() == ALOAD) {
            check(method, code, insn.owner, field, site, false, load.var);
            method.after(insn, code);
            return;
        }
        LabelNode done = new LabelNode();
        method.before(insn, new InsnSequence().op(DUP));
        code.ownerToTop(insn.desc).op(DUP);
        compare(method, code, GETFIELD, insn.owner, field, site, done);
        code.op(DUP)
                .var(ALOAD, method.context())
                .push(site.id)
                .hook("read", "(OCI)V")
                .land(done)
                .op(POP);
        method.after(insn, code);
    }

    private void editPut(FieldInsnNode insn, FieldRef field, Site site) {
        InsnSequence code = new InsnSequence();
        if (constructorAnalysis.isUnseen(insn)) {
            code.var(ALOAD, 0)
                    .var(ALOAD, constructorAnalysis.fresh(site))
                    .field(PUTFIELD, insn.owner, field.shadow(), SHADOW);
            method.after(insn, code);
            return;
        }
        method.before(insn, new InsnSequence().keepOwner(insn.desc));
        if (constructorAnalysis.stamps(insn)) {
            code.op(DUP, DUP)
                    .field(GETFIELD, insn.owner, field.shadow(), SHADOW)
                    .op(SWAP)
                    .var(ALOAD, constructorAnalysis.fresh(site))
                    .var(ALOAD, method.context())
                    .push(site.id)
                    .hook("stamp", "(SOSCI)S")
                    .field(PUTFIELD, insn.owner, field.shadow(), SHADOW);
        } else {
            LabelNode done = new LabelNode();
            code.op(DUP);
            compare(method, code, GETFIELD, insn.owner, field, site, done);
            code.op(DUP)
                    .var(ALOAD, method.context())
                    .push(site.id)
                    .hook("write", "(OCI)V")
                    .land(done)
                    .op(POP);
        }
        method.after(insn, code);
    }

    private void editStatic(FieldInsnNode insn, FieldRef field, Site site, boolean isWrite) {
        InsnSequence code = new InsnSequence();
        check(method, code, insn.owner, field, site, isWrite, -1);
        method.after(insn, code);
    }

    /** Unconditional: before a write is visible, and after a read. */
    private void tell(FieldInsnNode insn, FieldRef field, Site site, String hook, boolean isWrite) {
        InsnSequence tail =
                new InsnSequence().var(ALOAD, method.context()).push(site.id).hook(hook, "(OCI)V");
        if (field.isStatic()) {
            InsnSequence code = new InsnSequence().type(insn.owner);
            code.list.add(tail.list);
            place(insn, code, isWrite);
        } else if (isWrite) {
            // Stack: owner, value.
            InsnSequence code = Type.getType(insn.desc).getSize() == 2
                    ? new InsnSequence().op(DUP2_X1, POP2, DUP_X2)
                    : new InsnSequence().op(SWAP, DUP_X1);
            code.list.add(tail.list);
            method.before(insn, code);
        } else {
            method.before(insn, new InsnSequence().op(DUP));
            InsnSequence code = new InsnSequence().ownerToTop(insn.desc);
            code.list.add(tail.list);
            method.after(insn, code);
        }
    }

    private void place(AbstractInsnNode insn, InsnSequence code, boolean isBefore) {
        if (isBefore) {
            method.before(insn, code);
        } else {
            method.after(insn, code);
        }
    }

    private static void compare(
            MethodEdit method, InsnSequence code, int opcode, String owner, FieldRef field, Site site, LabelNode same) {
        code.field(opcode, owner, field.shadow(), SHADOW)
                .var(ALOAD, method.context())
                .field(GETFIELD, InsnSequence.CONTEXT, "step", "Ljava/lang/Object;");
        if (site.op.isTest()) {
            code.push(site.op.ordinal())
                    .push(site.op.family().ordinal())
                    .call(InsnSequence.SHADOW, "knowsTest", "(SOII)Z");
        } else if (site.op.commutes()) {
            code.push(site.op.ordinal()).call(InsnSequence.SHADOW, "knowsUpdate", "(SOI)Z");
        } else {
            code.call(InsnSequence.SHADOW, site.op == AccessOp.READ ? "knowsRead" : "knowsWrite", "(SO)Z");
        }
        code.jump(IFNE, same);
    }

    static void check(
            MethodEdit method, InsnSequence code, String owner, FieldRef field, Site site, boolean isWrite, int local) {
        LabelNode done = new LabelNode();
        if (field.isStatic()) {
            compare(method, code, GETSTATIC, owner, field, site, done);
            code.type(owner)
                    .var(ALOAD, method.context())
                    .push(site.id)
                    .hook(isWrite ? "writeStatic" : "readStatic", "(KCI)S")
                    .field(PUTSTATIC, owner, field.shadow(), SHADOW);
        } else {
            code.var(ALOAD, local);
            compare(method, code, GETFIELD, owner, field, site, done);
            code.var(ALOAD, local)
                    .var(ALOAD, method.context())
                    .push(site.id)
                    .hook(isWrite ? "write" : "read", "(OCI)V");
        }
        code.land(done);
    }
}
