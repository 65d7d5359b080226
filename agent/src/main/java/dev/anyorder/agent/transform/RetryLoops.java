package dev.anyorder.agent.transform;

import static org.objectweb.asm.Opcodes.*;

import dev.anyorder.agent.call.CallInstruction;
import dev.anyorder.agent.catalogue.CollectionEffect;
import dev.anyorder.agent.catalogue.ValueEffect;
import dev.anyorder.agent.instrument.flow.ControlFlowGraph;
import dev.anyorder.agent.instrument.flow.Instructions;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.VarInsnNode;

/**
 * Finds reads of a key that tolerate any result: retried until found, or tested before a put. Judged by position, not
 * control flow: a wrong match causes a false negative. Must run before the method is edited.
 */
final class RetryLoops {
    private final Map<AbstractInsnNode, ValueEffect> values = new HashMap<>();
    private final Set<AbstractInsnNode> tentative = new HashSet<>();

    RetryLoops(ControlFlowGraph graph, RewrittenClass scope) {
        if (!scope.config().values()) {
            return;
        }
        MethodNode method = graph.method();
        for (AbstractInsnNode insn : method.instructions) {
            CollectionEffect effect =
                    insn instanceof MethodInsnNode call ? scope.config().calls().collectionEffect(scope, call) : null;
            ValueEffect value = effect == null ? null : effect.value();
            if (value != null) {
                values.put(insn, value);
            }
        }
        values.forEach((insn, value) -> {
            if (value == ValueEffect.READ
                    && (isRepeated(insn, graph) || isTested(insn, method.instructions) && isPutLater(insn))) {
                tentative.add(insn);
            }
        });
    }

    void tell(CallInstruction place, MethodInsnNode call) {
        ValueEffect value = values.get(call);
        if (value != null) {
            place.matters(value, isTentative(call));
        }
    }

    boolean isTentative(AbstractInsnNode insn) {
        return tentative.contains(insn);
    }

    /** Whether a loop around it changes no local except the one of the result. */
    private static boolean isRepeated(AbstractInsnNode look, ControlFlowGraph graph) {
        AbstractInsnNode stored = stored(look);
        return graph.isInLoopWithout(look, insn -> changes(insn, stored));
    }

    private static boolean changes(AbstractInsnNode insn, @Nullable AbstractInsnNode allowed) {
        int opcode = insn.getOpcode();
        return insn != allowed && (Instructions.isLocalStore(opcode) || opcode == IINC);
    }

    private static boolean isTested(AbstractInsnNode look, InsnList all) {
        if (!(stored(look) instanceof VarInsnNode store)) {
            return isTest(after(look));
        }
        boolean isTested = isTest(next(store));
        for (AbstractInsnNode insn : all) {
            boolean isLoad = insn.getOpcode() == ALOAD || insn.getOpcode() == ILOAD;
            isTested |= isLoad && ((VarInsnNode) insn).var == store.var && isTest(next(insn));
        }
        return isTested;
    }

    private static boolean isTest(@Nullable AbstractInsnNode insn) {
        int opcode = insn == null ? NOP : insn.getOpcode();
        return opcode == IFNULL || opcode == IFNONNULL || opcode == IFEQ || opcode == IFNE;
    }

    private boolean isPutLater(AbstractInsnNode look) {
        for (AbstractInsnNode at = look.getNext(); at != null; at = at.getNext()) {
            ValueEffect value = values.get(at);
            if (value != null && value.puts()) {
                return true;
            }
        }
        return false;
    }

    /** The store of the result in a local, or null. */
    private static @Nullable AbstractInsnNode stored(AbstractInsnNode look) {
        AbstractInsnNode at = after(look);
        return at != null && Instructions.isLocalStore(at.getOpcode()) ? at : null;
    }

    private static @Nullable AbstractInsnNode after(AbstractInsnNode call) {
        AbstractInsnNode at = next(call);
        while (at != null && (at.getOpcode() == CHECKCAST || at.getOpcode() == DUP)) {
            at = next(at);
        }
        return at;
    }

    private static @Nullable AbstractInsnNode next(AbstractInsnNode insn) {
        return Instructions.executable(insn.getNext());
    }
}
