package dev.anyorder.agent.transform;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FrameNode;
import org.objectweb.asm.tree.LabelNode;

/** Marks a place whose types a later frame repeats; writes nothing. */
final class SavedTypes extends FrameNode {
    /** Set when the method is written. */
    @Nullable
    List<Object> localTypes;

    @Nullable
    List<Object> stackTypes;

    SavedTypes() {
        super(Opcodes.F_NEW, 0, new Object[0], 0, new Object[0]);
    }

    @Override
    public void accept(MethodVisitor visitor) {
        if (visitor instanceof FrameFiller filler) {
            filler.save(this);
        }
    }

    AbstractInsnNode again() {
        return new Again(this, false);
    }

    /** The frame of an exception handler for the marked place. */
    AbstractInsnNode handler() {
        return new Again(this, true);
    }

    @Override
    public AbstractInsnNode clone(Map<LabelNode, LabelNode> labels) {
        return new SavedTypes();
    }

    private static final class Again extends FrameNode {
        private final SavedTypes saved;
        private final boolean isHandler;

        Again(SavedTypes saved, boolean isHandler) {
            super(Opcodes.F_NEW, 0, new Object[0], 0, new Object[0]);
            this.saved = saved;
            this.isHandler = isHandler;
        }

        @Override
        public void accept(MethodVisitor visitor) {
            if (visitor instanceof FrameFiller filler && !(!isHandler && DeferredFrame.isFollowedByFrame(this))) {
                filler.frame(saved.localTypes, isHandler ? List.of("java/lang/Throwable") : saved.stackTypes);
            }
        }

        @Override
        public AbstractInsnNode clone(Map<LabelNode, LabelNode> labels) {
            return new Again(saved, isHandler);
        }
    }
}
