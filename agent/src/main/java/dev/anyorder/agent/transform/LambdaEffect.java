package dev.anyorder.agent.transform;

import static org.objectweb.asm.Opcodes.*;

import dev.anyorder.agent.catalogue.StateCombiner;
import dev.anyorder.agent.instrument.flow.FunctionSummary;
import dev.anyorder.core.analysis.AccessOp;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Handle;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.MethodNode;

/**
 * The effect of a lambda or method reference on a state, such as {@code x -> x + d}. Covers catalogued combiners, and
 * methods of the same class that cannot be overridden, if it holds on all paths. A function of two values must be
 * symmetric.
 */
final class LambdaEffect {
    private final RewrittenClass scope;
    private final InvokeDynamicInsnNode insn;

    LambdaEffect(RewrittenClass scope, InvokeDynamicInsnNode insn) {
        this.scope = scope;
        this.insn = insn;
    }

    StateCombiner combiner() {
        Handle target = MethodReferenceBridges.target(insn);
        if (target == null) {
            return StateCombiner.UNKNOWN;
        }
        AccessOp known = scope.config()
                .calls()
                .combiner(scope.supertypes(), target.getOwner(), target.getName(), target.getDesc());
        if (known != null) {
            return StateCombiner.of(known);
        }
        MethodNode body = body(target);
        return body == null ? StateCombiner.UNKNOWN : combiner(body);
    }

    private @Nullable MethodNode body(Handle target) {
        if (!target.getOwner().equals(scope.info.name()) || target.getTag() == H_NEWINVOKESPECIAL) {
            return null;
        }
        MethodNode body = scope.bodies.find(target.getName(), target.getDesc());
        int fixed = ACC_STATIC | ACC_PRIVATE | ACC_FINAL;
        boolean isFixed = body != null && (body.access & fixed) != 0 || (scope.info.access() & ACC_FINAL) != 0;
        return isFixed && body != null && isFollowed(body) ? body : null;
    }

    /** Exceptional paths are not analysed. */
    private static boolean isFollowed(MethodNode body) {
        return body.instructions.size() > 0 && body.tryCatchBlocks.isEmpty() && (body.access & ACC_SYNCHRONIZED) == 0;
    }

    private StateCombiner combiner(MethodNode body) {
        List<Type> parameters = new ArrayList<>(List.of(Type.getArgumentTypes(body.desc)));
        if ((body.access & ACC_STATIC) == 0) {
            parameters.add(0, Type.getObjectType(scope.info.name()));
        }
        int captured = Type.getArgumentTypes(insn.desc).length;
        return switch (parameters.size() - captured) {
            case 1 -> new StateCombiner(summary(body, parameters, captured).alone(), null);
            case 2 ->
                new StateCombiner(
                        summary(body, parameters, captured).alike(),
                        summary(body, parameters, captured + 1).started());
            default -> StateCombiner.UNKNOWN;
        };
    }

    private FunctionSummary summary(MethodNode body, List<Type> parameters, int state) {
        return new FunctionSummary(body, parameters, state, scope);
    }
}
