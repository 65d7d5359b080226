package dev.anyorder.agent.transform;

import static org.objectweb.asm.Opcodes.*;

import dev.anyorder.agent.catalogue.CollectionEffect;
import dev.anyorder.agent.instrument.flow.ControlFlowGraph;
import dev.anyorder.agent.instrument.flow.Instructions;
import dev.anyorder.agent.instrument.flow.ReadModifyWrites;
import dev.anyorder.core.analysis.AccessOp;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;

/**
 * The instructions of a class that may be dependent accesses: field accesses, and calls with a {@link
 * CollectionEffect}. Only for analyses that subscribe to them.
 */
final class AccessInstructions {
    private final RewrittenClass scope;
    private @Nullable Set<String> fields;

    AccessInstructions(RewrittenClass scope) {
        this.scope = scope;
    }

    @Nullable
    CollectionEffect effect(MethodInsnNode call) {
        return scope.config().calls().collectionEffect(scope, call);
    }

    DependenceAnalysis dependences(ControlFlowGraph graph, ReadModifyWrites updates) {
        return DependenceAnalysis.of(graph, scope.info.name(), insn -> spot(insn, updates));
    }

    private @Nullable AccessInstruction spot(AbstractInsnNode insn, ReadModifyWrites updates) {
        if (insn instanceof MethodInsnNode call) {
            CollectionEffect effect = effect(call);
            boolean isUsed = effect != null
                    && effect.when() == CollectionEffect.When.IF_UNUSED
                    && Instructions.isResultUsed(call);
            return effect == null || isUsed ? null : ofCall(effect, Type.getArgumentTypes(call.desc).length);
        }
        if (!(insn instanceof FieldInsnNode access) || updates.isTold(insn)) {
            return null;
        }
        FieldRef field = scope.resolve(access.owner, access.name, access.desc);
        boolean isWrite = access.getOpcode() == PUTFIELD || access.getOpcode() == PUTSTATIC;
        return field == null ? null : new AccessInstruction(name(field), null, List.of(), isWrite, isWrite ? 1 : 0);
    }

    private AccessInstruction ofCall(CollectionEffect effect, int arguments) {
        List<String> types = scope.config()
                .hierarchy()
                .supertypes(scope.loader, effect.section().className());
        return new AccessInstruction(null, effect, types, effect.op() != AccessOp.READ, arguments);
    }

    /** Whether the class has dependent accesses to the field; then all accesses to it are recorded. */
    boolean isDependent(FieldRef field) {
        Set<String> known = fields;
        if (known == null) {
            known = new HashSet<>();
            for (MethodNode method : scope.bodies.all()) {
                ControlFlowGraph graph = new ControlFlowGraph(method);
                known.addAll(
                        dependences(graph, new ReadModifyWrites(graph, scope)).fields());
            }
            fields = known;
        }
        return known.contains(name(field));
    }

    static String name(FieldRef field) {
        return field.target().owner() + "." + field.target().name();
    }
}
