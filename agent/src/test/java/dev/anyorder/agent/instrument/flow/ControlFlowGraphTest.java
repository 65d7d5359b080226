package dev.anyorder.agent.instrument.flow;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.objectweb.asm.Opcodes.GOTO;
import static org.objectweb.asm.Opcodes.ICONST_0;
import static org.objectweb.asm.Opcodes.IFEQ;
import static org.objectweb.asm.Opcodes.NOP;
import static org.objectweb.asm.Opcodes.RETURN;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Deque;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.InsnNode;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.TryCatchBlockNode;

class ControlFlowGraphTest {
    private static final int PROGRAMS = 2_000;

    @Test
    void dominatorsOfRandomMethodsAreThoseWithoutWhichAnInstructionIsNotReached() {
        SplittableRandom random = new SplittableRandom(3);
        for (int i = 0; i < PROGRAMS; i++) {
            MethodNode method = random(random);
            ControlFlowGraph graph = new ControlFlowGraph(method);
            BitSet all = reached(method, graph, -1);
            for (int a = 0; a < method.instructions.size(); a++) {
                BitSet without = reached(method, graph, a);
                for (int b = all.nextSetBit(0); b >= 0; b = all.nextSetBit(b + 1)) {
                    assertEquals(!without.get(b), graph.dominates(a, b), a + " of " + b + " in " + i);
                }
            }
        }
    }

    @Test
    void aNaturalLoopIsWhatReachesItsLatchesWithoutItsHeader() {
        SplittableRandom random = new SplittableRandom(4);
        int found = 0;
        for (int i = 0; i < PROGRAMS; i++) {
            MethodNode method = random(random);
            ControlFlowGraph graph = new ControlFlowGraph(method);
            for (NaturalLoop loop : graph.loops()) {
                found++;
                for (int at = 0; at < method.instructions.size(); at++) {
                    boolean isInside = at == loop.header() || reaches(graph, at, loop);
                    assertEquals(isInside, loop.body().get(at), at + " in " + i);
                }
            }
        }
        assertTrue(found > PROGRAMS / 4, "loops: " + found);
    }

    @Test
    void allPathsPassWhatTheyCannotLeaveTheMethodWithout() {
        MethodNode method = new MethodNode(Opcodes.ACC_STATIC, "made", "()V", null, null);
        LabelNode other = new LabelNode();
        LabelNode end = new LabelNode();
        InsnNode first = new InsnNode(ICONST_0);
        InsnNode left = new InsnNode(NOP);
        InsnNode both = new InsnNode(NOP);
        for (AbstractInsnNode insn : List.of(first, new JumpInsnNode(IFEQ, other), left)) {
            method.instructions.add(insn);
        }
        method.instructions.add(new JumpInsnNode(GOTO, end));
        method.instructions.add(other);
        method.instructions.add(new InsnNode(NOP));
        method.instructions.add(end);
        method.instructions.add(both);
        method.instructions.add(new InsnNode(RETURN));
        ControlFlowGraph graph = new ControlFlowGraph(method);
        assertTrue(graph.allPathsPass(first, both));
        assertFalse(graph.allPathsPass(first, left));
        assertFalse(graph.allPathsPass(both, left));
        assertTrue(graph.isJoin(other));
        assertFalse(graph.isJoin(both));
    }

    /** Labels between instructions, jumps to any of them, perhaps a handler; some of it is never reached. */
    private static MethodNode random(SplittableRandom random) {
        MethodNode method = new MethodNode(Opcodes.ACC_STATIC, "made", "()V", null, null);
        List<LabelNode> labels = new ArrayList<>();
        for (int i = 0; i < 6; i++) {
            labels.add(new LabelNode());
        }
        for (int i = 0; i < labels.size(); i++) {
            method.instructions.add(labels.get(i));
            method.instructions.add(new InsnNode(ICONST_0));
            switch (random.nextInt(6)) {
                case 0 -> method.instructions.add(new JumpInsnNode(GOTO, labels.get(random.nextInt(labels.size()))));
                case 1, 2, 3 ->
                    method.instructions.add(new JumpInsnNode(IFEQ, labels.get(random.nextInt(labels.size()))));
                case 4 -> method.instructions.add(new InsnNode(RETURN));
                default -> method.instructions.add(new InsnNode(NOP));
            }
        }
        method.instructions.add(new InsnNode(RETURN));
        if (random.nextInt(4) == 0) {
            method.tryCatchBlocks.add(new TryCatchBlockNode(
                    labels.get(0), labels.get(1), labels.get(1 + random.nextInt(labels.size() - 1)), null));
        }
        return method;
    }

    /** What the entries reach without passing one instruction. */
    private static BitSet reached(MethodNode method, ControlFlowGraph graph, int without) {
        InsnList code = method.instructions;
        Deque<Integer> open = new ArrayDeque<>(List.of(0));
        method.tryCatchBlocks.forEach(block -> open.add(code.indexOf(block.handler)));
        BitSet seen = new BitSet();
        while (!open.isEmpty()) {
            int at = open.pop();
            if (at != without && !seen.get(at)) {
                seen.set(at);
                for (int next : graph.successors(at)) {
                    open.push(next);
                }
            }
        }
        return seen;
    }

    private static boolean reaches(ControlFlowGraph graph, int from, NaturalLoop loop) {
        Deque<Integer> open = new ArrayDeque<>(List.of(from));
        BitSet seen = new BitSet();
        while (!open.isEmpty()) {
            int at = open.pop();
            if (at == loop.header() || seen.get(at)) {
                continue;
            }
            if (loop.latches().contains(at)) {
                return true;
            }
            seen.set(at);
            for (int next : graph.successors(at)) {
                open.push(next);
            }
        }
        return false;
    }
}
