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
 * Calls that come to a key, and which of those that look at it cope with whatever they find: because they look again and again
 * until they find it, or because they are asked whether something is there by code that goes on to put it there. This is told by
 * where the instructions stand, not by where control goes: what is taken for such a look in error is missed. Made
 * before the method is edited.
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

    /** Has the place tell what the call does, if somebody wants to know. */
    void tell(CallInstruction place, MethodInsnNode call) {
        ValueEffect value = values.get(call);
        if (value != null) {
            place.matters(value, isTentative(call));
        }
    }

    /** Whether the instruction is a look that copes with whatever it finds. */
    boolean isTentative(AbstractInsnNode insn) {
        return tentative.contains(insn);
    }

    /** Whether a loop goes around it in which no variable changes but the one that gets the result. */
    private static boolean isRepeated(AbstractInsnNode look, ControlFlowGraph graph) {
        AbstractInsnNode stored = stored(look);
        return graph.isInLoopWithout(look, insn -> changes(insn, stored));
    }

    private static boolean changes(AbstractInsnNode insn, @Nullable AbstractInsnNode allowed) {
        int opcode = insn.getOpcode();
        return insn != allowed && (Instructions.isLocalStore(opcode) || opcode == IINC);
    }

    /** Whether it decides about a jump if anything was found. */
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

    /** The instruction that keeps the result in a variable; null if there is none. */
    private static @Nullable AbstractInsnNode stored(AbstractInsnNode look) {
        AbstractInsnNode at = after(look);
        return at != null && Instructions.isLocalStore(at.getOpcode()) ? at : null;
    }

    /** The first instruction after a call that does something with its result. */
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
