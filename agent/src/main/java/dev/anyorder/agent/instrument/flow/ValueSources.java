package dev.anyorder.agent.instrument.flow;

import static org.objectweb.asm.Opcodes.*;

import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.analysis.Analyzer;
import org.objectweb.asm.tree.analysis.AnalyzerException;
import org.objectweb.asm.tree.analysis.Frame;
import org.objectweb.asm.tree.analysis.SourceInterpreter;
import org.objectweb.asm.tree.analysis.SourceValue;

/** Which instructions of a method make the values that others use; as it was before anything was inserted. */
public final class ValueSources {
    private final MethodNode method;
    private final Frame<SourceValue>[] frames;

    private ValueSources(MethodNode method, Frame<SourceValue>[] frames) {
        this.method = method;
        this.frames = frames;
    }

    /** Those of a method; null if it cannot be followed. */
    public static @Nullable ValueSources of(MethodNode method, String owner) {
        try {
            return new ValueSources(method, new Analyzer<>(new Copies()).analyze(owner, method));
        } catch (AnalyzerException strange) {
            return null;
        }
    }

    /** Looks through copies on the stack. */
    private static final class Copies extends SourceInterpreter {
        Copies() {
            super(Opcodes.ASM9);
        }

        @Override
        public SourceValue copyOperation(AbstractInsnNode insn, SourceValue value) {
            boolean isStackCopy = insn.getOpcode() >= DUP && insn.getOpcode() <= SWAP;
            return isStackCopy ? value : super.copyOperation(insn, value);
        }
    }

    /** What has made the value that the instruction finds on the stack, so many values from the top; null if it is not always the same. */
    @Nullable
    AbstractInsnNode ofStack(AbstractInsnNode user, int fromTop) {
        Frame<SourceValue> frame = frames[method.instructions.indexOf(user)];
        return frame == null ? null : only(frame.getStack(frame.getStackSize() - 1 - fromTop).insns);
    }

    /** What has stored the value that the instruction finds in a local; null if it is not always the same. */
    @Nullable
    AbstractInsnNode ofLocal(AbstractInsnNode user, int local) {
        Frame<SourceValue> frame = frames[method.instructions.indexOf(user)];
        return frame == null ? null : only(frame.getLocal(local).insns);
    }

    private static @Nullable AbstractInsnNode only(Set<AbstractInsnNode> all) {
        return all.size() == 1 ? all.iterator().next() : null;
    }
}
