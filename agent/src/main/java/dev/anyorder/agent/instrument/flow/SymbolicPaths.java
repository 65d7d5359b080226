package dev.anyorder.agent.instrument.flow;

import static org.objectweb.asm.Opcodes.*;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.analysis.AnalyzerException;
import org.objectweb.asm.tree.analysis.Frame;

/**
 * All paths from a read to the write of the location, or to the end of a function: few, and forward only. Code that
 * depends on the value read must have no side effect.
 */
final class SymbolicPaths {
    private static final int MOST_STEPS = 400;

    /**
     * @param at the write or return
     * @param choices the jumps on the path that depend on the value read
     */
    record End(AbstractInsnNode at, SymbolicValue value, List<ConditionalJump> choices) {}

    private record Way(AbstractInsnNode at, Frame<SymbolicValue> frame, int epoch, List<ConditionalJump> choices) {}

    private static final class Lost extends Exception {
        private static final long serialVersionUID = 1L;
    }

    private final ControlFlowGraph graph;
    private final FieldFacts fields;
    private final SymbolicInterpreter terms;
    final Set<AbstractInsnNode> passed = new HashSet<>();

    /** Whether no instruction can end the step. */
    boolean isStep = true;

    boolean isStraight = true;

    /** Whether the stack still depends on the value read when a path ends. */
    boolean isLeft;

    private final List<End> ends = new ArrayList<>();
    private final Deque<Way> open = new ArrayDeque<>();
    private @Nullable GuardedUpdate guarded;
    private int steps;

    SymbolicPaths(ControlFlowGraph graph, FieldFacts fields, SymbolicInterpreter terms) {
        this.graph = graph;
        this.fields = fields;
        this.terms = terms;
    }

    /** Null if a path is not recognised. */
    @Nullable
    List<End> from(@Nullable AbstractInsnNode first, Frame<SymbolicValue> frame) {
        if (first == null) {
            return null;
        }
        open.push(new Way(first, frame, terms.epoch, List.of()));
        try {
            while (!open.isEmpty()) {
                follow(open.pop());
            }
            return ends;
        } catch (Lost | AnalyzerException | IndexOutOfBoundsException strange) {
            return null;
        }
    }

    @Nullable
    GuardedUpdate guarded() {
        return guarded;
    }

    private void follow(Way way) throws Lost, AnalyzerException {
        Frame<SymbolicValue> frame = way.frame;
        List<ConditionalJump> choices = way.choices;
        terms.epoch = way.epoch;
        for (AbstractInsnNode at = way.at; at != null; at = at.getNext()) {
            if (steps++ > MOST_STEPS) {
                throw new Lost();
            }
            passed.add(at);
            if (isEnd(at, frame)) {
                end(at, frame, choices);
                return;
            }
            if (!Instructions.targets(at).isEmpty()) {
                branch(at, frame, choices);
                return;
            }
            if (!Instructions.fallsThrough(at) || !choices.isEmpty() && !NonSynchronizing.isWithoutTrace(at, fields)) {
                throw new Lost();
            }
            if (!NonSynchronizing.isPlain(at, fields)) {
                isStep = false;
                terms.epoch++;
            }
            if (at.getOpcode() >= 0) {
                frame.execute(at, terms);
            }
            if (terms.isUsed || choices.isEmpty() && terms.location != null && !isThere(frame)) {
                throw new Lost();
            }
        }
        throw new Lost();
    }

    static boolean isThere(Frame<SymbolicValue> frame) {
        for (int i = frame.getStackSize() - 1; i >= 0; i--) {
            if (frame.getStack(i).isOf) {
                return true;
            }
        }
        return false;
    }

    private boolean isEnd(AbstractInsnNode at, Frame<SymbolicValue> frame) {
        SymbolicInterpreter.Location location = terms.location;
        int opcode = at.getOpcode();
        if (location == null) {
            return opcode >= IRETURN && opcode <= ARETURN;
        }
        return isWriteOf(location, at, frame);
    }

    boolean isWriteOf(SymbolicInterpreter.Location location, AbstractInsnNode at, Frame<SymbolicValue> frame) {
        int opcode = at.getOpcode();
        int top = frame.getStackSize() - 1;
        boolean isField = at instanceof FieldInsnNode && opcode == PUTFIELD;
        boolean isElement = Instructions.isArrayStore(opcode);
        if (!isField && !isElement && opcode != PUTSTATIC || top < (isField ? 1 : isElement ? 2 : 0)) {
            return false;
        }
        SymbolicValue index = isElement ? frame.getStack(top - 1) : null;
        SymbolicValue owner = isField ? frame.getStack(top - 1) : isElement ? frame.getStack(top - 2) : null;
        SymbolicInterpreter.Location written = terms.locate(at, owner, index);
        return written.place().equals(location.place()) && written.type().equals(location.type());
    }

    private void end(AbstractInsnNode at, Frame<SymbolicValue> frame, List<ConditionalJump> choices)
            throws AnalyzerException {
        SymbolicValue value = frame.getStack(frame.getStackSize() - 1);
        if (terms.location == null) {
            ends.add(new End(at, value, choices));
            return;
        }
        frame.execute(at, terms);
        terms.isUsed = false;
        isLeft |= isThere(frame);
        ends.add(new End(at, value, choices));
    }

    private void branch(AbstractInsnNode at, Frame<SymbolicValue> frame, List<ConditionalJump> choices)
            throws Lost, AnalyzerException {
        ConditionalJump choice = at instanceof JumpInsnNode jump ? choice(jump, frame) : null;
        boolean mayGoOn = at.getOpcode() != GOTO && Instructions.fallsThrough(at);
        boolean wasStraight = isStraight;
        isStraight &= at.getOpcode() == GOTO;
        frame.execute(at, terms);
        if (choice != null && choices.isEmpty() && wasStraight && isStep && !isThere(frame)) {
            GuardedUpdate found = GuardedUpdate.of(choice, frame, this, terms, fields);
            if (found != null) {
                guarded = found;
                open.clear();
                return;
            }
        }
        for (LabelNode target : Instructions.targets(at)) {
            if (!graph.isForward(at, target)) {
                throw new Lost();
            }
            open.push(new Way(target, new Frame<>(frame), terms.epoch, with(choices, choice)));
        }
        if (mayGoOn) {
            ConditionalJump not = choice == null ? null : choice.notTaken();
            open.push(new Way(at.getNext(), new Frame<>(frame), terms.epoch, with(choices, not)));
        }
    }

    private static List<ConditionalJump> with(List<ConditionalJump> choices, @Nullable ConditionalJump choice) {
        if (choice == null) {
            return choices;
        }
        List<ConditionalJump> more = new ArrayList<>(choices);
        more.add(choice);
        return more;
    }

    private static @Nullable ConditionalJump choice(JumpInsnNode jump, Frame<SymbolicValue> frame) throws Lost {
        int opcode = jump.getOpcode();
        if (opcode == GOTO) {
            return null;
        }
        int top = frame.getStackSize() - 1;
        boolean isOfTwo = opcode >= IF_ICMPEQ && opcode <= IF_ACMPNE;
        SymbolicValue right = frame.getStack(top);
        SymbolicValue left = isOfTwo ? frame.getStack(top - 1) : null;
        if (!right.isOf && (left == null || !left.isOf)) {
            return null;
        }
        ConditionalJump choice = ConditionalJump.of(jump, right, left);
        if (choice == null) {
            throw new Lost();
        }
        return choice;
    }
}
