package dev.anyorder.agent.instrument.flow;

import static org.objectweb.asm.Opcodes.ATHROW;
import static org.objectweb.asm.Opcodes.IRETURN;
import static org.objectweb.asm.Opcodes.RETURN;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.TryCatchBlockNode;

/**
 * The control-flow graph of a method, one node for each instruction, label, line and frame. It has no exceptional
 * edges: handlers are further entries. Built lazily, and valid until the method is edited.
 */
public final class ControlFlowGraph {
    private final MethodNode method;
    private final InsnList code;
    private @Nullable Edges edges;
    private @Nullable DominatorTree dominators;
    private @Nullable List<NaturalLoop> loops;

    private record Edges(List<int[]> successors, List<List<Integer>> predecessors, BitSet handlers) {}

    public ControlFlowGraph(MethodNode method) {
        this.method = method;
        this.code = method.instructions;
    }

    public boolean hasBackwardJump() {
        for (AbstractInsnNode insn : code) {
            if (insn instanceof JumpInsnNode jump && code.indexOf(jump.label) < code.indexOf(jump)) {
                return true;
            }
        }
        return false;
    }

    public MethodNode method() {
        return method;
    }

    private Edges edges() {
        Edges known = edges;
        if (known == null) {
            known = connect();
            edges = known;
        }
        return known;
    }

    private Edges connect() {
        int size = code.size();
        List<int[]> successors = new ArrayList<>(size);
        List<List<Integer>> predecessors = new ArrayList<>(size);
        for (int i = 0; i < size; i++) {
            predecessors.add(new ArrayList<>(2));
        }
        for (int i = 0; i < size; i++) {
            AbstractInsnNode insn = code.get(i);
            List<LabelNode> targets = Instructions.targets(insn);
            boolean goesOn = i + 1 < size && Instructions.fallsThrough(insn);
            int[] next = new int[targets.size() + (goesOn ? 1 : 0)];
            for (int t = 0; t < targets.size(); t++) {
                next[t] = code.indexOf(targets.get(t));
            }
            if (goesOn) {
                next[targets.size()] = i + 1;
            }
            successors.add(next);
            for (int to : next) {
                predecessors.get(to).add(i);
            }
        }
        BitSet handlers = new BitSet();
        for (TryCatchBlockNode block : method.tryCatchBlocks) {
            handlers.set(code.indexOf(block.handler));
        }
        return new Edges(successors, predecessors, handlers);
    }

    public List<AbstractInsnNode> successors(AbstractInsnNode insn) {
        List<AbstractInsnNode> all = new ArrayList<>(2);
        for (int next : successors(code.indexOf(insn))) {
            all.add(code.get(next));
        }
        return all;
    }

    List<Integer> predecessors(int insn) {
        return edges().predecessors.get(insn);
    }

    int[] successors(int insn) {
        return edges().successors.get(insn);
    }

    boolean isJoin(AbstractInsnNode insn) {
        if (!(insn instanceof LabelNode)) {
            return false;
        }
        int at = code.indexOf(insn);
        for (int from : predecessors(at)) {
            if (from != at - 1 || !Instructions.targets(code.get(from)).isEmpty()) {
                return true;
            }
        }
        return edges().handlers.get(at);
    }

    boolean isForward(AbstractInsnNode from, LabelNode to) {
        return code.indexOf(to) > code.indexOf(from);
    }

    /** Whether control enters only by falling through from the given instruction. */
    boolean isEnteredOnlyFrom(AbstractInsnNode entry, Set<AbstractInsnNode> region) {
        for (AbstractInsnNode insn : region) {
            if (!(insn instanceof LabelNode)) {
                continue;
            }
            int at = code.indexOf(insn);
            if (edges().handlers.get(at)) {
                return false;
            }
            for (int from : predecessors(at)) {
                AbstractInsnNode source = code.get(from);
                if (source != entry && !region.contains(source)) {
                    return false;
                }
            }
        }
        return true;
    }

    /** False if no path reaches it. */
    public boolean allPathsPass(AbstractInsnNode from, AbstractInsnNode through) {
        boolean isReached = false;
        int goal = code.indexOf(through);
        BitSet seen = new BitSet(code.size());
        Deque<Integer> open = new ArrayDeque<>(List.of(code.indexOf(from)));
        while (!open.isEmpty()) {
            int at = open.pop();
            int opcode = code.get(at).getOpcode();
            if (at == goal) {
                isReached = true;
            } else if (opcode >= IRETURN && opcode <= RETURN || opcode == ATHROW) {
                return false;
            } else if (!seen.get(at)) {
                seen.set(at);
                for (int next : successors(at)) {
                    open.push(next);
                }
            }
        }
        return isReached;
    }

    boolean dominates(int first, int second) {
        return dominators().dominates(first, second);
    }

    private DominatorTree dominators() {
        DominatorTree tree = dominators;
        if (tree == null) {
            Edges known = edges();
            tree = new DominatorTree(known.successors, known.predecessors, known.handlers);
            dominators = tree;
        }
        return tree;
    }

    /** Loops with the same header are merged. */
    List<NaturalLoop> loops() {
        List<NaturalLoop> all = loops;
        if (all == null) {
            Map<Integer, List<Integer>> latches = new LinkedHashMap<>();
            for (int i = 0; i < code.size(); i++) {
                for (int to : successors(i)) {
                    if (to <= i && dominates(to, i)) {
                        latches.computeIfAbsent(to, header -> new ArrayList<>()).add(i);
                    }
                }
            }
            all = new ArrayList<>();
            for (Map.Entry<Integer, List<Integer>> loop : latches.entrySet()) {
                all.add(new NaturalLoop(loop.getKey(), loop.getValue(), body(loop.getKey(), loop.getValue())));
            }
            loops = all;
        }
        return all;
    }

    private BitSet body(int header, List<Integer> latches) {
        BitSet body = new BitSet();
        body.set(header);
        Deque<Integer> open = new ArrayDeque<>(latches);
        while (!open.isEmpty()) {
            int at = open.pop();
            if (!body.get(at)) {
                body.set(at);
                open.addAll(predecessors(at));
            }
        }
        return body;
    }

    /** Whether a loop around the instruction has no instruction that satisfies the test. */
    public boolean isInLoopWithout(AbstractInsnNode insn, java.util.function.Predicate<AbstractInsnNode> test) {
        int at = code.indexOf(insn);
        return hasBackwardJump()
                && loops().stream()
                        .anyMatch(loop -> loop.body().get(at)
                                && loop.body().stream().mapToObj(code::get).noneMatch(test));
    }
}
