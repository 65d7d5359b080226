package dev.anyorder.agent.transform;

import dev.anyorder.agent.instrument.flow.ControlFlowGraph;
import dev.anyorder.agent.instrument.flow.Instructions;
import dev.anyorder.agent.instrument.flow.ReadModifyWrites;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Handle;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.LineNumberNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.TypeInsnNode;

/** Inserts the hooks of a method. A method that needs none stays as it was. */
final class MethodRewriter extends MethodNode {
    private final RewrittenClass scope;
    private final MethodVisitor next;
    private final MethodReferenceBridges methodReferenceBridges;
    private final @Nullable AccessInstructions spots;

    MethodRewriter(
            RewrittenClass scope,
            int access,
            String name,
            String descriptor,
            @Nullable String signature,
            String @Nullable [] exceptions,
            MethodVisitor next,
            MethodReferenceBridges methodReferenceBridges,
            @Nullable AccessInstructions spots) {
        super(Opcodes.ASM9, access, name, descriptor, signature, exceptions);
        this.scope = scope;
        this.next = next;
        this.methodReferenceBridges = methodReferenceBridges;
        this.spots = spots;
    }

    @Override
    public void visitEnd() {
        super.visitEnd();
        MethodEdit edit = new MethodEdit(scope, this);
        if (instructions.size() > 0) {
            edit(edit);
        }
        accept(
                edit.edited() && scope.hasFrames()
                        ? new FrameFiller(scope.info.name(), access, name, desc, next)
                        : next);
    }

    private void edit(MethodEdit edit) {
        ControlFlowGraph graph = new ControlFlowGraph(this);
        ReadModifyWrites updates = new ReadModifyWrites(graph, scope);
        DependenceInstrumenter dependences = new DependenceInstrumenter(edit, graph, updates, spots);
        LoopInstrumenter loops = new LoopInstrumenter(edit, graph, updates, dependences);
        loops.find();
        PendingReadInstrumenter halves = new PendingReadInstrumenter(edit);
        FieldInstrumenter fields =
                new FieldInstrumenter(edit, new ConstructorAnalysis(edit), updates, halves, dependences);
        ArrayInstrumenter arrays = new ArrayInstrumenter(edit, graph, updates, halves);
        MonitorInstrumenter monitors = new MonitorInstrumenter(edit);
        CallInstrumenter calls = new CallInstrumenter(edit, graph, methodReferenceBridges, dependences);
        for (AbstractInsnNode insn : instructions.toArray()) {
            if (loops.isPutOff(insn) || updates.isTold(insn)) {
                continue;
            }
            int opcode = insn.getOpcode();
            if (insn instanceof LineNumberNode number) {
                edit.line(number.line);
            } else if (insn instanceof FieldInsnNode field) {
                fields.edit(field);
            } else if (insn instanceof MethodInsnNode call) {
                calls.edit(call);
            } else if (insn instanceof InvokeDynamicInsnNode dynamic) {
                noteConstructors(edit, dynamic);
                calls.edit(dynamic);
            } else if (insn instanceof TypeInsnNode type && opcode == Opcodes.NEW) {
                edit.allocates(type.desc);
            } else if (Instructions.isArrayLoad(opcode)) {
                arrays.editLoad(insn);
            } else if (Instructions.isArrayStore(opcode)) {
                arrays.editStore(insn);
            } else if (opcode == Opcodes.MONITORENTER) {
                monitors.editEnter(insn);
            } else if (opcode == Opcodes.MONITOREXIT) {
                monitors.editExit(insn);
            }
        }
        loops.finish();
        new HandlerInstrumenter(edit).edit();
        new CallbackInstrumenter(edit).edit(monitors);
        monitors.editMethod();
        edit.finish();
    }

    /** {@code Type::new} counts as an allocation at its line. */
    private static void noteConstructors(MethodEdit edit, InvokeDynamicInsnNode dynamic) {
        for (Object argument : dynamic.bsmArgs) {
            if (argument instanceof Handle handle && handle.getTag() == Opcodes.H_NEWINVOKESPECIAL) {
                edit.allocates(handle.getOwner());
            }
        }
    }
}
