package dev.anyorder.agent.transform;

import static org.objectweb.asm.Opcodes.*;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.LookupSwitchInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.TableSwitchInsnNode;
import org.objectweb.asm.tree.TryCatchBlockNode;

/** From where to where a method's code goes, as it was before anything was inserted. */
final class ControlFlowGraph {
    private final MethodNode method;
    private final Map<LabelNode, List<AbstractInsnNode>> jumps = new HashMap<>();
    private final Set<LabelNode> handlers = new HashSet<>();

    ControlFlowGraph(MethodNode method) {
        this.method = method;
        for (AbstractInsnNode insn : method.instructions) {
            for (LabelNode target : targets(insn)) {
                List<AbstractInsnNode> all = jumps.get(target);
                if (all == null) {
                    all = new ArrayList<>();
                    jumps.put(target, all);
                }
                all.add(insn);
            }
        }
        for (TryCatchBlockNode block : method.tryCatchBlocks) {
            handlers.add(block.handler);
        }
    }

    /** Where an instruction may go, other than to the next one. */
    static List<LabelNode> targets(AbstractInsnNode insn) {
        if (insn instanceof JumpInsnNode jump) {
            return List.of(jump.label);
        }
        if (insn instanceof TableSwitchInsnNode table) {
            List<LabelNode> all = new ArrayList<>(table.labels);
            all.add(table.dflt);
            return all;
        }
        if (insn instanceof LookupSwitchInsnNode lookup) {
            List<LabelNode> all = new ArrayList<>(lookup.labels);
            all.add(lookup.dflt);
            return all;
        }
        return List.of();
    }

    /** Whether the instruction may be followed by the next one. */
    static boolean fallsThrough(AbstractInsnNode insn) {
        int opcode = insn.getOpcode();
        return opcode != GOTO && opcode != ATHROW && (opcode < TABLESWITCH || opcode > RETURN);
    }

    /** Whether one may come here otherwise than from the instruction before. */
    boolean isTarget(AbstractInsnNode insn) {
        return insn instanceof LabelNode label && (jumps.containsKey(label) || handlers.contains(label));
    }

    boolean isForward(AbstractInsnNode from, LabelNode to) {
        return method.instructions.indexOf(to) > method.instructions.indexOf(from);
    }

    /** Whether one gets to these instructions only by way of one of them, or of the given one. */
    boolean isEnteredOnlyBy(AbstractInsnNode entry, Set<AbstractInsnNode> region) {
        for (AbstractInsnNode insn : region) {
            if (!(insn instanceof LabelNode label)) {
                continue;
            }
            AbstractInsnNode before = label.getPrevious();
            boolean isFallenInto = before != null && fallsThrough(before);
            if (handlers.contains(label)
                    || isFallenInto && before != entry && !region.contains(before)
                    || !region.containsAll(jumps.getOrDefault(label, List.of()))) {
                return false;
            }
        }
        return true;
    }

    /** The first instruction that is run at or after a place, whichever way leads there. */
    static @Nullable AbstractInsnNode arrival(@Nullable AbstractInsnNode place) {
        AbstractInsnNode at = place;
        int left = 100;
        while (at != null && left-- > 0) {
            if (at.getOpcode() == GOTO) {
                at = ((JumpInsnNode) at).label;
            } else if (at.getOpcode() < 0) {
                at = at.getNext();
            } else {
                return at;
            }
        }
        return null;
    }

    /** Whether two places lead to the same instruction, or both to the end of a method without a result. */
    static boolean isSamePlace(@Nullable AbstractInsnNode a, @Nullable AbstractInsnNode b) {
        AbstractInsnNode first = arrival(a);
        AbstractInsnNode second = arrival(b);
        return first != null
                && second != null
                && (first == second || first.getOpcode() == RETURN && second.getOpcode() == RETURN);
    }
}
