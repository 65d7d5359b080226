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
 * A function that is made where it is used, by a lambda or a method reference: what it does to a state that it is given,
 * {@code x -> x + d} or {@code (a, b) -> a > b ? a : b}. Known are methods that the catalogue says to combine, and those
 * of the same class that nobody can override, if it is shown on all their ways.
 *
 * <p>A function of two values must treat them alike, with nothing else: they may come in any order, and of the first
 * there may be only one.
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

    /** What is caught makes ways that are not followed. */
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
