package dev.anyorder.agent.transform;

import static org.objectweb.asm.Opcodes.*;

import dev.anyorder.agent.catalogue.CollectionEffect;
import dev.anyorder.agent.instrument.flow.ControlFlowGraph;
import dev.anyorder.agent.instrument.flow.ReadModifyWrites;
import dev.anyorder.agent.task.TaskEvent;
import dev.anyorder.core.analysis.AccessDependence;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;

/**
 * Dependent accesses: the first begins a pair and keeps its number in a local; the second names the newest pair that
 * it may depend on.
 */
final class DependenceInstrumenter {
    private final MethodEdit method;
    private final @Nullable AccessInstructions instructions;
    private final @Nullable DependenceAnalysis dependenceAnalysis;
    private final Map<AbstractInsnNode, Integer> numbers = new HashMap<>();

    DependenceInstrumenter(
            MethodEdit method,
            ControlFlowGraph graph,
            ReadModifyWrites updates,
            @Nullable AccessInstructions instructions) {
        this.method = method;
        this.instructions = instructions;
        boolean isWanted = method.scope.config().pairs();
        this.dependenceAnalysis = instructions == null || !isWanted ? null : instructions.dependences(graph, updates);
    }

    boolean isDependent(FieldRef field) {
        return instructions != null
                && dependenceAnalysis != null
                && method.node.name.charAt(0) != '<'
                && instructions.isDependent(field);
    }

    /** Null if there is none, or no analysis subscribes. */
    @Nullable
    CollectionEffect effect(MethodInsnNode call) {
        return instructions == null ? null : instructions.effect(call);
    }

    /** Null if it is independent. */
    @Nullable
    AccessDependence of(AbstractInsnNode insn) {
        if (dependenceAnalysis == null) {
            return null;
        }
        DependenceAnalysis.Second second = dependenceAnalysis.second(insn);
        return second == null ? dependenceAnalysis.first(insn) : second.how();
    }

    /** Sets the pair of the access that is recorded next, at that site. */
    InsnSequence pair(InsnSequence code, AbstractInsnNode insn, int site) {
        if (dependenceAnalysis == null || of(insn) == null) {
            return code;
        }
        DependenceAnalysis.Second second = dependenceAnalysis.second(insn);
        code.var(ALOAD, method.context());
        if (second == null) {
            code.op(ACONST_NULL)
                    .var(ILOAD, number(insn))
                    .push(TaskEvent.PAIR_BEGINS.ordinal())
                    .hook("moment", "(OOII)V")
                    .var(ALOAD, method.context())
                    .field(GETFIELD, InsnSequence.CONTEXT, "pair", "I")
                    .var(ISTORE, number(insn));
        } else {
            code.op(ICONST_0);
            for (AbstractInsnNode first : second.firsts()) {
                code.var(ILOAD, number(first)).call("java/lang/Math", "max", "(II)I");
            }
            code.field(PUTFIELD, InsnSequence.CONTEXT, "pair", "I");
        }
        return code.var(ALOAD, method.context()).push(site).field(PUTFIELD, InsnSequence.CONTEXT, "pairSite", "I");
    }

    private int number(AbstractInsnNode first) {
        return numbers.computeIfAbsent(first, made -> {
            int local = method.lastingLocal(Opcodes.INTEGER);
            method.prologue().op(ICONST_0).var(ISTORE, local);
            return local;
        });
    }
}
