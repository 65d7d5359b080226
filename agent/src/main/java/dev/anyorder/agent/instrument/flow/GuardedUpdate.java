package dev.anyorder.agent.instrument.flow;

import static org.objectweb.asm.Opcodes.*;

import dev.anyorder.core.analysis.AccessOp;
import java.util.HashSet;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.analysis.AnalyzerException;
import org.objectweb.asm.tree.analysis.Frame;

/**
 * A write guarded by a comparison of the value read with the value written: {@code if (v > max) max = v}. Nothing else
 * depends on the comparison: both branches join right after the write.
 *
 * @param passed all instructions that run only on the branch of the write
 */
record GuardedUpdate(AbstractInsnNode write, AccessOp op, Set<AbstractInsnNode> passed) {
    private static final int MOST_STEPS = 100;

    static @Nullable GuardedUpdate of(
            ConditionalJump choice,
            Frame<SymbolicValue> frame,
            SymbolicPaths paths,
            SymbolicInterpreter terms,
            FieldFacts fields) {
        AbstractInsnNode next = choice.jump().getNext();
        AbstractInsnNode target = choice.jump().label;
        boolean isNumber = terms.location != null && "IJFD".contains(terms.location.type());
        if (!isNumber) {
            return null;
        }
        GuardedUpdate ifNotTaken = new Search(choice.notTaken(), target, paths, terms, fields).from(next, frame);
        return ifNotTaken != null ? ifNotTaken : new Search(choice, next, paths, terms, fields).from(target, frame);
    }

    private record Search(
            ConditionalJump choice,
            AbstractInsnNode other,
            SymbolicPaths paths,
            SymbolicInterpreter terms,
            FieldFacts fields) {
        @Nullable
        GuardedUpdate from(@Nullable AbstractInsnNode first, Frame<SymbolicValue> before) {
            AccessOp op = choice.extreme();
            Frame<SymbolicValue> frame = new Frame<>(before);
            Set<AbstractInsnNode> passed = new HashSet<>();
            SymbolicInterpreter.Location location = Objects.requireNonNull(terms.location);
            try {
                AbstractInsnNode at = first;
                for (int left = MOST_STEPS; at != null && op != null && left > 0; left--) {
                    passed.add(at);
                    if (paths.isWriteOf(location, at, frame)) {
                        boolean isIt = frame.getStack(frame.getStackSize() - 1).isSame(choice.other());
                        return isIt && Instructions.isSamePlace(at.getNext(), other)
                                ? new GuardedUpdate(at, op, passed)
                                : null;
                    }
                    boolean isBranch = !Instructions.targets(at).isEmpty();
                    boolean isLeaving = isBranch
                            && at.getOpcode() != GOTO
                            && !SymbolicPaths.isThere(frame)
                            && Instructions.isSamePlace(Instructions.targets(at).get(0), other);
                    if (isBranch && !isLeaving
                            || !Instructions.fallsThrough(at)
                            || !NonSynchronizing.isWithoutTrace(at, fields)) {
                        return null;
                    }
                    if (at.getOpcode() >= 0) {
                        frame.execute(at, terms);
                    }
                    at = at.getNext();
                }
            } catch (AnalyzerException | IndexOutOfBoundsException strange) {
                return null;
            }
            return null;
        }
    }
}
