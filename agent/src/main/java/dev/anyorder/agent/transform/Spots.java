package dev.anyorder.agent.transform;

import static org.objectweb.asm.Opcodes.*;

import dev.anyorder.agent.call.Dealing;
import dev.anyorder.agent.call.Dealings;
import dev.anyorder.core.analysis.Op;
import java.util.HashSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;

/**
 * Which instructions of a class may be accesses that depend on others: reads and writes of fields, and calls of which {@code
 * dealings.txt} tells. Made only when an analysis asks for such accesses.
 */
final class Spots {
    private final ClassScope scope;
    private final Dealings dealings;
    private @Nullable Set<String> fields;

    Spots(ClassScope scope, Dealings dealings) {
        this.scope = scope;
        this.dealings = dealings;
    }

    /** What a call does to parts of its receiver; null if nothing is known. */
    @Nullable
    Dealing dealing(MethodInsnNode call) {
        return dealings.of(call);
    }

    /** The accesses of a method that depend on others. */
    Dependences dependences(MethodNode method, Updates updates) {
        return Dependences.of(method, scope.info.name(), insn -> spot(insn, updates));
    }

    private @Nullable Spot spot(AbstractInsnNode insn, Updates updates) {
        if (insn instanceof MethodInsnNode call) {
            Dealing dealing = dealing(call);
            boolean isAsked = dealing != null && dealing.when() == Dealing.When.IF_DROPPED && Dropped.isUsed(call);
            return dealing == null || isAsked
                    ? null
                    : new Spot(null, dealing, dealing.op() != Op.READ, Type.getArgumentTypes(call.desc).length);
        }
        if (!(insn instanceof FieldInsnNode access) || updates.isTold(insn)) {
            return null;
        }
        FieldRef field = scope.resolve(access.owner, access.name, access.desc);
        boolean isWrite = access.getOpcode() == PUTFIELD || access.getOpcode() == PUTSTATIC;
        return field == null ? null : new Spot(name(field), null, isWrite, isWrite ? 1 : 0);
    }

    /** Whether a method of the class has accesses to the field that depend on others: then all of them are told. */
    boolean isDependent(FieldRef field) {
        Set<String> known = fields;
        if (known == null) {
            known = new HashSet<>();
            for (MethodNode method : scope.bodies.all()) {
                Updates updates = new Updates(new MethodEdit(scope, method));
                updates.find();
                known.addAll(dependences(method, updates).fields());
            }
            fields = known;
        }
        return known.contains(name(field));
    }

    static String name(FieldRef field) {
        return field.target().owner() + "." + field.target().name();
    }
}
