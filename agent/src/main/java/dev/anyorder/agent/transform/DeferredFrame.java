package dev.anyorder.agent.transform;

import java.util.Map;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FrameNode;
import org.objectweb.asm.tree.LabelNode;

/** The frame at the target of an inserted jump. */
final class DeferredFrame extends FrameNode {
    DeferredFrame() {
        super(Opcodes.F_NEW, 0, new Object[0], 0, new Object[0]);
    }

    @Override
    public void accept(MethodVisitor visitor) {
        // Only one frame is allowed per offset, and the existing one is right.
        if (visitor instanceof FrameFiller filler && !isFollowedByFrame(this)) {
            filler.frameHere();
        }
    }

    static boolean isFollowedByFrame(AbstractInsnNode frame) {
        AbstractInsnNode next = frame.getNext();
        while (next != null && next.getOpcode() < 0) {
            if (next instanceof FrameNode && !(next instanceof SavedTypes)) {
                return true;
            }
            next = next.getNext();
        }
        return false;
    }

    @Override
    public AbstractInsnNode clone(Map<LabelNode, LabelNode> labels) {
        return new DeferredFrame();
    }
}
