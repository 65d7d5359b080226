package dev.anyorder.agent.transform;

import static org.objectweb.asm.Opcodes.*;

import dev.anyorder.agent.site.AccessTarget;
import dev.anyorder.agent.task.TaskEvent;
import dev.anyorder.core.analysis.AccessOp;
import dev.anyorder.core.order.LockRelease;
import java.util.HashMap;
import java.util.Map;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FrameNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.LineNumberNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.TryCatchBlockNode;

/** Monitors, synchronized methods and static initialisers, with exceptional exits. */
final class MonitorInstrumenter {
    private final MethodEdit method;
    private final Map<AbstractInsnNode, Integer> lastResorts;

    MonitorInstrumenter(MethodEdit method) {
        this.method = method;
        this.lastResorts = lastResorts(method.node);
    }

    /** The handler also covers the hook, which may overflow the stack. */
    void editEnter(AbstractInsnNode insn) {
        LabelNode start = new LabelNode();
        for (AbstractInsnNode next = insn.getNext(); next != null && next.getOpcode() < 0; next = next.getNext()) {
            for (TryCatchBlockNode block : method.node.tryCatchBlocks) {
                if (block.start == next) {
                    block.start = start;
                }
            }
        }
        method.before(insn, new InsnSequence().op(DUP));
        InsnSequence code = new InsnSequence();
        code.list.add(start);
        method.after(insn, tell(code, "enter"));
    }

    void editExit(AbstractInsnNode insn) {
        Integer beneath = lastResorts.get(insn);
        if (beneath == null) {
            method.before(insn, tell(new InsnSequence().op(DUP), "exit"));
            return;
        }
        LabelNode start = new LabelNode();
        LabelNode handler = new LabelNode();
        LabelNode on = new LabelNode();
        SavedTypes before = new SavedTypes();
        int lock = MethodEdit.temporary(0);
        int thrown = MethodEdit.temporary(1);
        InsnSequence code = new InsnSequence().forget(method.scope).var(ASTORE, lock);
        if (beneath > 0) {
            code.var(ASTORE, thrown);
        }
        code.list.add(before);
        code.list.add(start);
        tell(code.var(ALOAD, lock), "exit").jump(GOTO, on);
        code.list.add(handler);
        code.list.add(before.handler());
        code.op(POP);
        code.list.add(on);
        code.list.add(before.again());
        if (beneath > 0) {
            code.var(ALOAD, thrown);
        }
        code.var(ALOAD, lock);
        method.before(insn, code);
        method.node.tryCatchBlocks.add(0, new TryCatchBlockNode(start, handler, handler, null));
    }

    private InsnSequence tell(InsnSequence code, String hook) {
        boolean isWanted = method.scope.config().blocks();
        int site = isWanted ? method.site(AccessOp.READ, AccessTarget.OBJECT, "").id : LockRelease.NOWHERE;
        return code.var(ALOAD, method.context()).push(site).hook(hook, "(OCI)V");
    }

    /**
     * Exits in handlers that cover themselves, as compilers emit them, with the number of values below the lock. A
     * hook that throws there would restart the handler forever.
     */
    private static Map<AbstractInsnNode, Integer> lastResorts(MethodNode node) {
        Map<AbstractInsnNode, Integer> exits = new HashMap<>();
        for (TryCatchBlockNode block : node.tryCatchBlocks) {
            int handler = block.type == null ? node.instructions.indexOf(block.handler) : -1;
            if (handler >= node.instructions.indexOf(block.start) && handler < node.instructions.indexOf(block.end)) {
                int depth = 1;
                for (AbstractInsnNode at = block.handler; at != block.end && depth >= 0; at = at.getNext()) {
                    switch (at.getOpcode()) {
                        case -1 -> {}
                        case ASTORE -> depth--;
                        case ALOAD -> depth++;
                        case MONITOREXIT -> {
                            if (depth == 1 || depth == 2) {
                                exits.put(at, depth - 1);
                            }
                            depth--;
                        }
                        default -> depth = -1;
                    }
                }
            }
        }
        return exits;
    }

    /** Must run last: its handlers cover the whole method. */
    void editMethod() {
        MethodNode node = method.node;
        boolean constants = method.scope.hasClassConstants();
        boolean isStatic = (node.access & ACC_STATIC) != 0;
        if ((node.access & ACC_SYNCHRONIZED) != 0 && (constants || !isStatic)) {
            int lock = method.lastingLocal("java/lang/Object");
            InsnSequence code = method.prologue();
            if (isStatic) {
                code.type(method.scope.info.name());
            } else {
                code.var(ALOAD, 0);
            }
            method.line(method.firstLine());
            tell(code.op(DUP).var(ASTORE, lock), "enter");
            onEveryExit(() -> tell(new InsnSequence().var(ALOAD, lock), "exit"));
        }
        if (node.name.equals("<clinit>") && constants) {
            method.prologue().var(ALOAD, method.context()).moment(TaskEvent.INITIALISER_BEGINS, 0);
            onEveryExit(() -> new InsnSequence().var(ALOAD, method.context()).moment(TaskEvent.INITIALISER_ENDS, 0));
        }
    }

    interface Leaving {
        InsnSequence code();
    }

    /** Before every return, on its line, and on exceptional exit, on the last line. */
    void onEveryExit(Leaving leaving) {
        MethodNode node = method.node;
        LabelNode start = new LabelNode();
        node.instructions.insert(start);
        for (AbstractInsnNode insn : node.instructions.toArray()) {
            if (insn instanceof LineNumberNode number) {
                method.line(number.line);
            } else if (insn.getOpcode() >= IRETURN && insn.getOpcode() <= RETURN) {
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
