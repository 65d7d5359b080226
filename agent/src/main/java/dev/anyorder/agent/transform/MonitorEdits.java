package dev.anyorder.agent.transform;

import static org.objectweb.asm.Opcodes.*;

import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FrameNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.TryCatchBlockNode;

/** Monitors, synchronized methods and static initialisers: what is entered and left, by whatever way. */
final class MonitorEdits {
    private final MethodEdit method;

    MonitorEdits(MethodEdit method) {
        this.method = method;
    }

    void editEnter(AbstractInsnNode insn) {
        method.before(insn, new Code().op(DUP));
        method.after(insn, new Code().var(ALOAD, method.context()).hook("enter", "(OC)V"));
    }

    void editExit(AbstractInsnNode insn) {
        method.before(insn, new Code().op(DUP).var(ALOAD, method.context()).hook("exit", "(OC)V"));
    }

    /** To be called last: what it adds covers the whole method. */
    void editMethod() {
        MethodNode node = method.node;
        boolean constants = method.scope.hasClassConstants();
        boolean isStatic = (node.access & ACC_STATIC) != 0;
        if ((node.access & ACC_SYNCHRONIZED) != 0 && (constants || !isStatic)) {
            int lock = method.lastingLocal("java/lang/Object");
            Code code = method.prologue();
            if (isStatic) {
                code.type(method.scope.info.name());
            } else {
                code.var(ALOAD, 0);
            }
            code.op(DUP).var(ASTORE, lock).var(ALOAD, method.context()).hook("enter", "(OC)V");
            onEveryExit(() ->
                    new Code().var(ALOAD, lock).var(ALOAD, method.context()).hook("exit", "(OC)V"));
        }
        if (node.name.equals("<clinit>") && constants) {
            String name = method.scope.info.name();
            method.prologue().type(name).var(ALOAD, method.context()).hook("initBegin", "(KC)V");
            onEveryExit(() -> new Code().type(name).var(ALOAD, method.context()).hook("initEnd", "(KC)V"));
        }
    }

    /** What is done at an exit. */
    interface Leaving {
        Code code();
    }

    /** Inserts code before every return, and for whatever is thrown out of the method. */
    void onEveryExit(Leaving leaving) {
        MethodNode node = method.node;
        LabelNode start = new LabelNode();
        node.instructions.insert(start);
        for (AbstractInsnNode insn : node.instructions.toArray()) {
            if (insn.getOpcode() >= IRETURN && insn.getOpcode() <= RETURN) {
                method.before(insn, leaving.code());
            }
        }
        LabelNode end = new LabelNode();
        node.instructions.add(end);
        FrameNode frame = new FrameNode(F_NEW, 0, new Object[0], 1, new Object[] {"java/lang/Throwable"});
        node.instructions.add(frame);
        node.instructions.add(leaving.code().op(ATHROW).list);
        node.tryCatchBlocks.add(new TryCatchBlockNode(start, end, end, null));
    }
}
