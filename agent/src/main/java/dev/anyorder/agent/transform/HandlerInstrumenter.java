package dev.anyorder.agent.transform;

import static org.objectweb.asm.Opcodes.*;

import java.util.HashSet;
import java.util.Set;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.TryCatchBlockNode;

/** Handlers that may catch an interrupt: the interrupt happens-before the handler. */
final class HandlerInstrumenter {
    private static final Set<String> TYPES =
            Set.of("java/lang/InterruptedException", "java/lang/Exception", "java/lang/Throwable");

    private final MethodEdit method;

    HandlerInstrumenter(MethodEdit method) {
        this.method = method;
    }

    /** Must run after the instructions were edited. */
    void edit() {
        Set<LabelNode> edited = new HashSet<>();
        for (TryCatchBlockNode block : method.node.tryCatchBlocks) {
            if (block.type != null && TYPES.contains(block.type) && edited.add(block.handler)) {
                AbstractInsnNode first = block.handler;
                while (first != null && first.getOpcode() < 0) {
                    first = first.getNext();
                }
                if (first != null) {
                    method.before(
                            first,
                            new InsnSequence()
                                    .op(DUP)
                                    .var(ALOAD, method.context())
                                    .hook("caught", "(Ljava/lang/Throwable;C)V"));
                }
            }
        }
    }
}
