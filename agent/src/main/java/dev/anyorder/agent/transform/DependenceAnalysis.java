package dev.anyorder.agent.transform;

import static org.objectweb.asm.Opcodes.*;

import dev.anyorder.agent.instrument.flow.ControlFlowGraph;
import dev.anyorder.agent.instrument.flow.Instructions;
import dev.anyorder.agent.instrument.flow.OriginInterpreter;
import dev.anyorder.agent.instrument.flow.ValueOrigin;
import dev.anyorder.core.analysis.AccessDependence;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.analysis.Analyzer;
import org.objectweb.asm.tree.analysis.AnalyzerException;
import org.objectweb.asm.tree.analysis.Frame;

/**
 * Finds accesses that certainly depend on earlier reads in the method:
 *
 * <ul>
 * <li>by data: the second uses a value derived from the first, and all paths from the first reach the second;
 * <li>by control: all paths from the first reach a test of such a value; all paths from one outcome, but not from
 * another, reach the second. A second check under a lock thus excludes the first read.
 * </ul>
 *
 * <p>Paths exclude exceptions of callees. Follows values through locals, operators, calls and booleans of one test.
 * Misses flow through fields, arrays and other methods. Identity of the location is checked at run time.
 */
final class DependenceAnalysis {
    private static final int LONGEST = 5_000;

    private static final int MOST = Long.SIZE;

    record Second(List<AbstractInsnNode> firsts, AccessDependence how) {}

    private final ControlFlowGraph graph;
    private final MethodNode method;
    private final String owner;
    private final Map<AbstractInsnNode, AccessInstruction> spots = new LinkedHashMap<>();
    private final Map<AbstractInsnNode, Long> bits = new LinkedHashMap<>();
    private final Map<AbstractInsnNode, AccessDependence> firsts = new HashMap<>();
    private final Map<AbstractInsnNode, Second> seconds = new HashMap<>();
    /** The frame before each instruction; null if unreachable. */
    private List<@Nullable Frame<ValueOrigin>> frames = List.of();

    private DependenceAnalysis(ControlFlowGraph graph, String owner) {
        this.graph = graph;
        this.method = graph.method();
        this.owner = owner;
    }

    /** Must run before the method is edited. */
    static DependenceAnalysis of(
            ControlFlowGraph graph, String owner, Function<AbstractInsnNode, @Nullable AccessInstruction> spots) {
        DependenceAnalysis found = new DependenceAnalysis(graph, owner);
        MethodNode method = graph.method();
        if (method.instructions.size() <= LONGEST && method.name.charAt(0) != '<' && found.spot(spots)) {
            try {
                found.find();
            } catch (AnalyzerException strange) {
                found.firsts.clear();
                found.seconds.clear();
            }
        }
        return found;
    }

    @Nullable
    AccessDependence first(AbstractInsnNode insn) {
        return firsts.get(insn);
    }

    @Nullable
    Second second(AbstractInsnNode insn) {
        return seconds.get(insn);
    }

    List<String> fields() {
        List<String> names = new ArrayList<>();
        for (AbstractInsnNode second : seconds.keySet()) {
            AccessInstruction instruction = spots.get(second);
            if (instruction != null && instruction.field() != null) {
                names.add(instruction.field());
            }
        }
        return names;
    }

    private boolean spot(Function<AbstractInsnNode, @Nullable AccessInstruction> find) {
        for (AbstractInsnNode insn : method.instructions) {
            AccessInstruction instruction = find.apply(insn);
            if (instruction != null) {
                spots.put(insn, instruction);
            }
        }
        for (Map.Entry<AbstractInsnNode, AccessInstruction> first : spots.entrySet()) {
            boolean isFollowed = first.getValue().isFirst()
                    && spots.values().stream()
                            .anyMatch(other ->
                                    other.isSecond() && first.getValue().isFollowedBy(other));
            if (isFollowed && bits.size() < MOST) {
                bits.put(first.getKey(), 1L << bits.size());
            }
        }
        return !bits.isEmpty();
    }

    private void find() throws AnalyzerException {
        frames = follow(Map.of());
        Map<AbstractInsnNode, ValueOrigin> outcomes = outcomes();
        if (!outcomes.isEmpty()) {
            frames = follow(outcomes);
        }
        for (Map.Entry<AbstractInsnNode, AccessInstruction> second : spots.entrySet()) {
            if (second.getValue().isSecond()) {
                complete(second.getKey(), second.getValue());
            }
        }
    }

    private List<@Nullable Frame<ValueOrigin>> follow(Map<AbstractInsnNode, ValueOrigin> outcomes)
            throws AnalyzerException {
        return Arrays.asList(new Analyzer<>(new OriginInterpreter(bits, outcomes)).analyze(owner, method));
    }

    private @Nullable Frame<ValueOrigin> frame(AbstractInsnNode insn) {
        return frames.get(method.instructions.indexOf(insn));
    }

    /** {@code b = x > 0}: the constants of a test, with the origin of its condition. */
    private Map<AbstractInsnNode, ValueOrigin> outcomes() {
        Map<AbstractInsnNode, ValueOrigin> outcomes = new HashMap<>();
        for (AbstractInsnNode insn : method.instructions) {
            ValueOrigin asked = insn instanceof JumpInsnNode ? condition(insn) : null;
            AbstractInsnNode one = asked == null ? null : Instructions.executable(insn.getNext());
            AbstractInsnNode other = asked == null ? null : Instructions.executable(((JumpInsnNode) insn).label);
            if (asked == null
                    || asked.firsts() == 0
                    || one == null
                    || other == null
                    || !isTruth(one)
                    || !isTruth(other)) {
                continue;
            }
            AbstractInsnNode out = Instructions.executable(one.getNext());
            boolean meet = out instanceof JumpInsnNode jump
                    && jump.getOpcode() == GOTO
                    && Instructions.executable(jump.label) == Instructions.executable(other.getNext());
            if (meet) {
                ValueOrigin outcome = new ValueOrigin(1, asked.firsts(), asked.isPure(), insn);
                outcomes.put(one, outcome);
                outcomes.put(other, outcome);
            }
        }
        return outcomes;
    }

    private static boolean isTruth(AbstractInsnNode insn) {
        return insn.getOpcode() == ICONST_0 || insn.getOpcode() == ICONST_1;
    }

    /** Null for other instructions, and if unreachable. */
    private @Nullable ValueOrigin condition(AbstractInsnNode insn) {
        int opcode = insn.getOpcode();
        boolean isOfTwo = opcode >= IF_ICMPEQ && opcode <= IF_ACMPNE;
        boolean isOfOne = opcode >= IFEQ && opcode <= IFLE
                || opcode == IFNULL
                || opcode == IFNONNULL
                || opcode == TABLESWITCH
                || opcode == LOOKUPSWITCH;
        Frame<ValueOrigin> frame = isOfOne || isOfTwo ? frame(insn) : null;
        if (frame == null) {
            return null;
        }
        int top = frame.getStackSize() - 1;
        ValueOrigin last = frame.getStack(top);
        if (isOfOne) {
            return last;
        }
        ValueOrigin other = frame.getStack(top - 1);
        return new ValueOrigin(1, last.firsts() | other.firsts(), last.isPure() && other.isPure(), insn);
    }

    private void complete(AbstractInsnNode second, AccessInstruction instruction) {
        Frame<ValueOrigin> frame = frame(second);
        if (frame == null) {
            return;
        }
        long used = 0;
        for (int i = 0; i < instruction.arguments(); i++) {
            used |= frame.getStack(frame.getStackSize() - 1 - i).firsts();
        }
        List<AbstractInsnNode> on = new ArrayList<>();
        AccessDependence worst = AccessDependence.DATA;
        for (Map.Entry<AbstractInsnNode, Long> first : bits.entrySet()) {
            AbstractInsnNode at = first.getKey();
            AccessInstruction its = spots.get(at);
            AccessDependence how = its == null || !its.isFollowedBy(instruction)
                    ? null
                    : (used & first.getValue()) != 0 && graph.allPathsPass(at.getNext(), second)
                            ? AccessDependence.DATA
                            : tested(at, first.getValue(), second);
            if (how != null) {
                on.add(at);
                worst = how.compareTo(worst) > 0 ? how : worst;
                boolean decides = how == AccessDependence.TEST && instruction.isWrite();
                firsts.merge(
                        at,
                        decides ? AccessDependence.DECIDES : AccessDependence.READ,
                        (a, b) -> a.compareTo(b) > 0 ? a : b);
            }
        }
        if (!on.isEmpty()) {
            seconds.put(second, new Second(on, worst));
        }
    }

    private @Nullable AccessDependence tested(AbstractInsnNode first, long bit, AbstractInsnNode second) {
        AccessDependence found = null;
        for (AbstractInsnNode test : method.instructions) {
            ValueOrigin asked = condition(test);
            if (asked == null || (asked.firsts() & bit) == 0 || !decides(test, second)) {
                continue;
            }
            if (graph.allPathsPass(first.getNext(), test)) {
                found = asked.isPure() && asked.firsts() == bit ? AccessDependence.TEST : AccessDependence.CHOICE;
            }
        }
        return found;
    }

    private boolean decides(AbstractInsnNode test, AbstractInsnNode second) {
        boolean isSure = false;
        boolean isAlways = true;
        for (AbstractInsnNode way : graph.successors(test)) {
            boolean leads = graph.allPathsPass(way, second);
            isSure |= leads;
            isAlways &= leads;
        }
        return isSure && !isAlways;
    }
}
