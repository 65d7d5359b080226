package dev.anyorder.agent.transform;

import static org.objectweb.asm.Opcodes.*;

import dev.anyorder.agent.site.Site;
import dev.anyorder.agent.site.Target;
import dev.anyorder.core.analysis.Op;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.VarInsnNode;

/**
 * Field accesses: after the user's own access, which thereby throws what it always threw, the shadow's mark is compared
 * with the running step, and a hook is called when they differ. Around volatile fields: an edge.
 */
final class FieldEdits {
    private static final String SHADOW = "L" + Code.SHADOW + ";";

    private final MethodEdit method;
    private final Constructor constructor;
    private final Updates updates;
    private final HalfEdits halves;
    private final DependenceEdits dependences;

    FieldEdits(
            MethodEdit method,
            Constructor constructor,
            Updates updates,
            HalfEdits halves,
            DependenceEdits dependences) {
        this.dependences = dependences;
        this.updates = updates;
        this.halves = halves;
        this.method = method;
        this.constructor = constructor;
    }

    void edit(FieldInsnNode insn) {
        boolean isWrite = insn.getOpcode() == PUTFIELD || insn.getOpcode() == PUTSTATIC;
        if (method.scope.holds(insn)) {
            method.before(insn, new Code().op(DUP).var(ALOAD, method.context()).hook("held", "(OC)V"));
        }
        FieldRef field = method.scope.resolve(insn.owner, insn.name, insn.desc);
        if (field == null) {
            return;
        }
        if (field.isStatic() && !method.scope.hasClassConstants()) {
            return;
        }
        if (!field.isStatic() && !constructor.initialised(insn) && insn.owner.equals(method.scope.info.name())) {
            return;
        }
        // Nearest to the instruction is what comes before others learn, and before anything is learnt, of it.
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
        Site site = method.site(updates.op(insn, isWrite), field.target(), "");
        site.ofPairs = true;
        site.atomic = field.isVolatile();
        site.dependence = dependences.of(insn);
        site.holder = Spots.name(field);
        Code pair = dependences.pair(new Code(), insn, site.id);
        if (isWrite) {
            method.before(insn, pair);
            tell(insn, field, site, "grouped", true);
        } else {
            tell(insn, field, site, "grouped", false);
            method.after(insn, pair);
        }
    }

    private void editAccess(FieldInsnNode insn, FieldRef field, boolean isWrite) {
        Target group = field.group();
        if (group != null) {
            String annotation = group == field.target() ? Declared.ATOMIC : Declared.GROUP;
            method.scope.tools().unchecked().met(annotation, insn.owner + "." + insn.name);
        }
        // What a constructor does to an object nobody sees.
        if (group != null && method.scope.tools().blocks() && method.node.name.charAt(0) != '<') {
            Site whole = method.site(updates.op(insn, isWrite), group, group == field.target() ? "" : insn.name);
            whole.holder = group.owner() + "." + group.name();
            tell(insn, field, whole, "grouped", isWrite);
        }
        Updates.Half half = updates.half(insn);
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
        Code code = new Code();
        if (insn.getPrevious() instanceof VarInsnNode load && load.getOpcode() == ALOAD) {
            check(method, code, insn.owner, field, site, false, load.var);
            method.after(insn, code);
            return;
        }
        LabelNode done = new LabelNode();
        method.before(insn, new Code().op(DUP));
        below(code, insn.desc).op(DUP);
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
        Code code = new Code();
        if (constructor.isUnseen(insn)) {
            code.var(ALOAD, 0).var(ALOAD, constructor.fresh(site)).field(PUTFIELD, insn.owner, field.shadow(), SHADOW);
            method.after(insn, code);
            return;
        }
        method.before(insn, keepOwner(insn.desc));
        if (constructor.stamps(insn)) {
            code.op(DUP, DUP)
                    .field(GETFIELD, insn.owner, field.shadow(), SHADOW)
                    .op(SWAP)
                    .var(ALOAD, constructor.fresh(site))
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
        Code code = new Code();
        check(method, code, insn.owner, field, site, isWrite, -1);
        method.after(insn, code);
    }

    /** Tells of the access always: before a write, when others cannot have seen it yet, and after a read. */
    private void tell(FieldInsnNode insn, FieldRef field, Site site, String hook, boolean isWrite) {
        Code tail = new Code().var(ALOAD, method.context()).push(site.id).hook(hook, "(OCI)V");
        if (field.isStatic()) {
            Code code = new Code().type(insn.owner);
            code.list.add(tail.list);
            place(insn, code, isWrite);
        } else if (isWrite) {
            // From owner, value.
            Code code = Type.getType(insn.desc).getSize() == 2
                    ? new Code().op(DUP2_X1, POP2, DUP_X2)
                    : new Code().op(SWAP, DUP_X1);
            code.list.add(tail.list);
            method.before(insn, code);
        } else {
            method.before(insn, new Code().op(DUP));
            Code code = below(new Code(), insn.desc);
            code.list.add(tail.list);
            method.after(insn, code);
        }
    }

    private void place(AbstractInsnNode insn, Code code, boolean isBefore) {
        if (isBefore) {
            method.before(insn, code);
        } else {
            method.after(insn, code);
        }
    }

    private static void compare(
            MethodEdit method, Code code, int opcode, String owner, FieldRef field, Site site, LabelNode same) {
        code.field(opcode, owner, field.shadow(), SHADOW)
                .var(ALOAD, method.context())
                .field(GETFIELD, Code.CONTEXT, "step", "Ljava/lang/Object;");
        if (site.op.isTest()) {
            code.push(site.op.ordinal()).push(site.op.family().ordinal()).call(Code.SHADOW, "knowsTest", "(SOII)Z");
        } else if (site.op.commutes()) {
            code.push(site.op.ordinal()).call(Code.SHADOW, "knowsUpdate", "(SOI)Z");
        } else {
            code.call(Code.SHADOW, site.op == Op.READ ? "knowsRead" : "knowsWrite", "(SO)Z");
        }
        code.jump(IFNE, same);
    }

    /** The whole check of a field: of the object in a local, or of a class. */
    static void check(
            MethodEdit method, Code code, String owner, FieldRef field, Site site, boolean isWrite, int local) {
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

    /** From owner, value: brings the owner to the top. */
    static Code below(Code code, String descriptor) {
        return Type.getType(descriptor).getSize() == 2 ? code.op(DUP2_X1, POP2) : code.op(SWAP);
    }

    /** From owner, value to owner, owner, value. */
    static Code keepOwner(String descriptor) {
        return Type.getType(descriptor).getSize() == 2
                ? new Code().op(DUP2_X1, POP2, DUP_X2, DUP_X2, POP)
                : new Code().op(SWAP, DUP_X1, SWAP);
    }
}
