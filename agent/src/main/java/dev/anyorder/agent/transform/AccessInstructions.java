package dev.anyorder.agent.transform;

import static org.objectweb.asm.Opcodes.*;

import dev.anyorder.agent.call.CollectionEffect;
import dev.anyorder.agent.call.CollectionEffects;
import dev.anyorder.core.analysis.AccessOp;
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
final class AccessInstructions {
    private final RewrittenClass scope;
    private final CollectionEffects effects;
    private @Nullable Set<String> fields;

    AccessInstructions(RewrittenClass scope, CollectionEffects effects) {
        this.scope = scope;
        this.effects = effects;
    }

    /** What a call does to parts of its receiver; null if nothing is known. */
    @Nullable
    CollectionEffect dealing(MethodInsnNode call) {
        return effects.of(call);
    }

    /** The accesses of a method that depend on others. */
    DependenceAnalysis dependences(MethodNode method, UpdateFinder updateFinder) {
        return DependenceAnalysis.of(method, scope.info.name(), insn -> spot(insn, updateFinder));
    }

    private @Nullable AccessInstruction spot(AbstractInsnNode insn, UpdateFinder updateFinder) {
        if (insn instanceof MethodInsnNode call) {
            CollectionEffect effect = dealing(call);
            boolean isAsked =
                    effect != null && effect.when() == CollectionEffect.When.IF_DROPPED && UnusedResult.isUsed(call);
            return effect == null || isAsked
                    ? null
                    : new AccessInstruction(
                            null, effect, effect.op() != AccessOp.READ, Type.getArgumentTypes(call.desc).length);
        }
        if (!(insn instanceof FieldInsnNode access) || updateFinder.isTold(insn)) {
            return null;
        }
        FieldRef field = scope.resolve(access.owner, access.name, access.desc);
        boolean isWrite = access.getOpcode() == PUTFIELD || access.getOpcode() == PUTSTATIC;
        return field == null ? null : new AccessInstruction(name(field), null, isWrite, isWrite ? 1 : 0);
    }

    /** Whether a method of the class has accesses to the field that depend on others: then all of them are told. */
    boolean isDependent(FieldRef field) {
        Set<String> known = fields;
        if (known == null) {
            known = new HashSet<>();
            for (MethodNode method : scope.bodies.all()) {
                UpdateFinder updateFinder = new UpdateFinder(new MethodEdit(scope, method));
                updateFinder.find();
                known.addAll(dependences(method, updateFinder).fields());
            }
            fields = known;
        }
        return known.contains(name(field));
    }

    static String name(FieldRef field) {
        return field.target().owner() + "." + field.target().name();
    }
}
