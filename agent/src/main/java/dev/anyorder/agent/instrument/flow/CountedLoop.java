package dev.anyorder.agent.instrument.flow;

import static org.objectweb.asm.Opcodes.GOTO;
import static org.objectweb.asm.Opcodes.INVOKESTATIC;
import static org.objectweb.asm.Opcodes.ISTORE;
import static org.objectweb.asm.Opcodes.MONITORENTER;
import static org.objectweb.asm.Opcodes.MONITOREXIT;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.FrameNode;
import org.objectweb.asm.tree.IincInsnNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.LookupSwitchInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.TableSwitchInsnNode;
import org.objectweb.asm.tree.TryCatchBlockNode;
import org.objectweb.asm.tree.VarInsnNode;

/**
 * An innermost loop with a counter, one exit and only pure calls. It lies within one step, so its accesses may be
 * recorded at the exit, and consecutive elements as a range.
 */
public final class CountedLoop {
    private static final Set<String> PURE = Set.of("java/lang/Math", "java/lang/StrictMath");

    public final LabelNode header;
    public final JumpInsnNode exit;

    private final ControlFlowGraph graph;
    private final InsnList code;
    private final NaturalLoop loop;
    private final int latch;

    private CountedLoop(ControlFlowGraph graph, NaturalLoop loop, JumpInsnNode exit) {
        this.graph = graph;
        this.code = graph.method().instructions;
        this.loop = loop;
        this.latch = loop.latches().get(0);
        this.header = (LabelNode) code.get(loop.header());
        this.exit = exit;
    }

    public static List<CountedLoop> of(ControlFlowGraph graph, FieldFacts fields) {
        List<CountedLoop> all = new ArrayList<>();
        for (NaturalLoop loop : graph.loops()) {
            JumpInsnNode exit = isSuitable(graph, loop, fields) ? exit(graph, loop) : null;
            CountedLoop counted = exit == null ? null : new CountedLoop(graph, loop, exit);
            if (counted != null && counted.anyCounter() >= 0) {
                all.add(counted);
            }
        }
        return all;
    }

    /** Checks all but the exit: entry by fall-through, one back edge, no inner loop, nothing that may end a step. */
    private static boolean isSuitable(ControlFlowGraph graph, NaturalLoop loop, FieldFacts fields) {
        InsnList code = graph.method().instructions;
        int latch = loop.latches().get(0);
        if (loop.latches().size() > 1
                || code.get(latch).getOpcode() != GOTO
                || !Set.of(latch, loop.header() - 1).containsAll(graph.predecessors(loop.header()))
                || !(Instructions.nextOrFrame(code.get(loop.header())) instanceof FrameNode)) {
            return false;
        }
        for (NaturalLoop other : graph.loops()) {
            if (other != loop && loop.body().get(other.header())) {
                return false;
            }
        }
        return loop.body().stream().mapToObj(code::get).noneMatch(insn -> isBoundary(insn, fields))
                && !hasTry(graph.method(), loop);
    }

    /** Null if there are other exits. */
    private static @Nullable JumpInsnNode exit(ControlFlowGraph graph, NaturalLoop loop) {
        InsnList code = graph.method().instructions;
        JumpInsnNode exit = null;
        for (int i = loop.body().nextSetBit(0); i >= 0; i = loop.body().nextSetBit(i + 1)) {
            for (int to : graph.successors(i)) {
                if (loop.body().get(to)) {
                    continue;
                }
                boolean isJump = code.get(i) instanceof JumpInsnNode jump && code.indexOf(jump.label) == to;
                if (exit != null || !isJump || code.get(i).getOpcode() == GOTO) {
                    return null;
                }
                exit = (JumpInsnNode) code.get(i);
            }
        }
        return exit;
    }

    private static boolean isBoundary(AbstractInsnNode insn, FieldFacts fields) {
        if (insn instanceof MethodInsnNode call) {
            return call.getOpcode() != INVOKESTATIC || !PURE.contains(call.owner);
        }
        int opcode = insn.getOpcode();
        return insn instanceof FieldInsnNode field && fields.isVolatile(field)
                || insn instanceof InvokeDynamicInsnNode
                || insn instanceof LookupSwitchInsnNode
                || insn instanceof TableSwitchInsnNode
                || opcode == MONITORENTER
                || opcode == MONITOREXIT;
    }

    private static boolean hasTry(MethodNode method, NaturalLoop loop) {
        for (TryCatchBlockNode block : method.tryCatchBlocks) {
            for (LabelNode label : new LabelNode[] {block.start, block.end, block.handler}) {
                int at = method.instructions.indexOf(label);
                if (at != loop.header() && loop.body().get(at)) {
                    return true;
                }
            }
        }
        return false;
    }

    public boolean isNested() {
        return graph.loops().stream()
                .anyMatch(other -> other != loop && other.body().get(loop.header()));
    }

    public boolean contains(AbstractInsnNode insn) {
        return loop.body().get(code.indexOf(insn));
    }

    /** Whether the instruction runs exactly once per iteration, except in the last, incomplete one. */
    public boolean isRunEachRound(AbstractInsnNode insn) {
        int at = code.indexOf(insn);
        return insn != exit
                && loop.body().get(at)
                && graph.dominates(code.indexOf(exit), at)
                && graph.dominates(at, latch);
    }

    public boolean isRunEvenInLastRound(AbstractInsnNode insn) {
        int at = code.indexOf(insn);
        return insn != exit && loop.body().get(at) && graph.dominates(at, code.indexOf(exit));
    }

    /** The only instruction that changes this local, if it runs each iteration; otherwise null. */
    public @Nullable IincInsnNode counts(int local) {
        IincInsnNode found = null;
        for (int i = loop.body().nextSetBit(0); i >= 0; i = loop.body().nextSetBit(i + 1)) {
            AbstractInsnNode at = code.get(i);
            if (at instanceof VarInsnNode store && store.getOpcode() == ISTORE && store.var == local) {
                return null;
            }
            if (at instanceof IincInsnNode step && step.var == local) {
                if (found != null) {
                    return null;
                }
                found = step;
            }
        }
        return found != null && found.incr != 0 && isRunEachRound(found) ? found : null;
    }

    public boolean isBefore(AbstractInsnNode a, AbstractInsnNode b) {
        return a != b && graph.dominates(code.indexOf(a), code.indexOf(b));
    }

    public boolean keeps(int local) {
        return loop.body().stream().mapToObj(code::get).noneMatch(insn -> changes(insn, local));
    }

    private static boolean changes(AbstractInsnNode insn, int local) {
        return insn instanceof IincInsnNode step && step.var == local
                || insn instanceof VarInsnNode store
                        && Instructions.isLocalStore(store.getOpcode())
                        && (store.var == local || store.var == local - 1);
    }

    boolean has(int opcode, @Nullable String field) {
        return loop.body().stream()
                .mapToObj(code::get)
                .anyMatch(at -> at.getOpcode() == opcode
                        && (field == null || at instanceof FieldInsnNode f && f.name.equals(field)));
    }

    /** Its change shows that an iteration was completed; -1 if there is none. */
    public int anyCounter() {
        return loop.body().stream()
                .mapToObj(code::get)
                .filter(insn -> insn instanceof IincInsnNode step && counts(step.var) != null)
                .mapToInt(insn -> ((IincInsnNode) insn).var)
                .findFirst()
                .orElse(-1);
    }
}
