package dev.anyorder.agent.transform;

import dev.anyorder.agent.site.AccessTarget;
import dev.anyorder.agent.site.CallSite;
import dev.anyorder.agent.site.GroupSite;
import dev.anyorder.agent.site.Site;
import dev.anyorder.core.analysis.AccessOp;
import java.util.ArrayList;
import java.util.List;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FrameNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.LineNumberNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.VarInsnNode;

/** Allocates locals, collects the prologue, and extends existing frames. */
final class MethodEdit {
    /** Temporary locals are numbered from here until their slots are known. */
    private static final int TEMPORARY = 1 << 20;

    private static final int MOST_FOOTPRINTS = 16;

    final RewrittenClass scope;
    final MethodNode node;

    private final int context;
    private final List<Object> lasting = new ArrayList<>();
    private final InsnSequence prologue = new InsnSequence();
    private boolean edited;
    private int footprints;
    private int line;

    MethodEdit(RewrittenClass scope, MethodNode node) {
        this.scope = scope;
        this.node = node;
        this.context = node.maxLocals;
    }

    int context() {
        edited = true;
        return context;
    }

    boolean edited() {
        return edited;
    }

    void line(int current) {
        line = current;
    }

    void allocates(String type) {
        scope.allocates(type, node.name, line);
    }

    Site site(AccessOp op, AccessTarget target, String call) {
        return scope.site(node.name, line, op, target, call);
    }

    CallSite callSite(AccessOp op, String call) {
        return (CallSite) site(op, AccessTarget.OBJECT, call);
    }

    GroupSite groupSite(AccessOp op, AccessTarget target, String call, boolean ofPairs) {
        return scope.groupSite(node.name, line, op, target, call, ofPairs);
    }

    /** A local that lives as long as the method; the prologue must set it. */
    int lastingLocal(Object type) {
        lasting.add(type);
        return context() + lasting.size();
    }

    /** A local for a site's last footprint; -1 if there are too many. */
    int footprint() {
        if (footprints == MOST_FOOTPRINTS) {
            return -1;
        }
        footprints++;
        int local = lastingLocal(InsnSequence.FOOTPRINT);
        prologue.field(Opcodes.GETSTATIC, InsnSequence.FOOTPRINT, "NONE", "L" + InsnSequence.FOOTPRINT + ";")
                .var(Opcodes.ASTORE, local);
        return local;
    }

    /** Two slots each. */
    static int temporary(int number) {
        return TEMPORARY + 2 * number;
    }

    /** Runs after the context is set. */
    InsnSequence prologue() {
        return prologue;
    }

    void before(AbstractInsnNode place, InsnSequence code) {
        edited = true;
        node.instructions.insertBefore(place, code.list);
    }

    void after(AbstractInsnNode place, InsnSequence code) {
        edited = true;
        node.instructions.insert(place, code.list);
    }

    /** 0 if unknown. */
    int firstLine() {
        for (AbstractInsnNode insn : node.instructions) {
            if (insn instanceof LineNumberNode number) {
                return number.line;
            }
        }
        return 0;
    }

    /** Inserts the prologue, on the line of the first instruction, and adjusts locals and frames. */
    void finish() {
        if (!edited) {
            return;
        }
        int firstTemporary = context + 1 + lasting.size();
        for (AbstractInsnNode insn : node.instructions) {
            if (insn instanceof VarInsnNode variable && variable.var >= TEMPORARY) {
                variable.var = firstTemporary + variable.var - TEMPORARY;
            } else if (insn.getClass() == FrameNode.class && insn instanceof FrameNode frame) {
                extend(frame);
            }
        }
        InsnList head = new InsnList();
        int entry = firstLine();
        if (entry > 0) {
            LabelNode start = new LabelNode();
            head.add(start);
            head.add(new LineNumberNode(entry, start));
        }
        head.add(new InsnSequence().call(InsnSequence.RUNNING, "context", "()C").var(Opcodes.ASTORE, context).list);
        head.add(prologue.list);
        node.instructions.insert(head);
    }

    private void extend(FrameNode frame) {
        List<Object> locals = new ArrayList<>(frame.local);
        int slots = 0;
        for (Object type : locals) {
            slots += type == Opcodes.LONG || type == Opcodes.DOUBLE ? 2 : 1;
        }
        for (; slots < context; slots++) {
            locals.add(Opcodes.TOP);
        }
        if (slots == context) {
            locals.add(InsnSequence.CONTEXT);
            locals.addAll(lasting);
        }
        frame.local = locals;
    }
}
