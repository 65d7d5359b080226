package dev.anyorder.agent.transform;

import static org.objectweb.asm.Opcodes.*;

import dev.anyorder.core.analysis.Op;
import java.util.HashSet;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.analysis.AnalyzerException;
import org.objectweb.asm.tree.analysis.Frame;

/**
 * A write that is made or not depending on how what was read compares with the value that is written, {@code if (v > max)
 * max = v}, and nothing else depends on it: both ways meet again right after the write.
 *
 * @param write what writes
 * @param op the family
 * @param passed all that is run only if the write may follow
 */
record Guarded(AbstractInsnNode write, Op op, Set<AbstractInsnNode> passed) {
    private static final int MOST_STEPS = 100;

    /** The write after a choice; null if there is none of that sort. */
    static @Nullable Guarded of(Choice choice, Frame<Term> frame, Paths paths, Terms terms, ClassScope scope) {
        AbstractInsnNode next = choice.jump().getNext();
        AbstractInsnNode target = choice.jump().label;
        boolean isNumber = terms.location != null && "IJFD".contains(terms.location.type());
        if (!isNumber) {
            return null;
        }
        Guarded ifNotTaken = new Search(choice.notTaken(), target, paths, terms, scope).from(next, frame);
        return ifNotTaken != null ? ifNotTaken : new Search(choice, next, paths, terms, scope).from(target, frame);
    }

    /** Follows the code on the side of the write. It may leave for the other side on its way, too. */
    private record Search(Choice choice, AbstractInsnNode other, Paths paths, Terms terms, ClassScope scope) {
        @Nullable
        Guarded from(@Nullable AbstractInsnNode first, Frame<Term> before) {
            Op op = choice.extreme();
            Frame<Term> frame = new Frame<>(before);
            Set<AbstractInsnNode> passed = new HashSet<>();
            Terms.Location location = Objects.requireNonNull(terms.location);
            try {
                AbstractInsnNode at = first;
                for (int left = MOST_STEPS; at != null && op != null && left > 0; left--) {
                    passed.add(at);
                    if (paths.isWriteOf(location, at, frame)) {
                        boolean isIt = frame.getStack(frame.getStackSize() - 1).isSame(choice.other());
                        return isIt && Flow.isSamePlace(at.getNext(), other) ? new Guarded(at, op, passed) : null;
                    }
                    boolean isBranch = !Flow.targets(at).isEmpty();
                    boolean isLeaving = isBranch
                            && at.getOpcode() != GOTO
                            && !Paths.isThere(frame)
                            && Flow.isSamePlace(Flow.targets(at).get(0), other);
                    if (isBranch && !isLeaving || !Flow.fallsThrough(at) || !Simple.isWithoutTrace(at, scope)) {
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
