package dev.anyorder.agent.transform;

import static org.objectweb.asm.Opcodes.*;

import dev.anyorder.agent.call.CallInstruction;
import dev.anyorder.agent.call.CallModel;
import dev.anyorder.agent.catalogue.CollectionEffect;
import dev.anyorder.agent.catalogue.StateCombiner;
import dev.anyorder.agent.instrument.flow.ControlFlowGraph;
import dev.anyorder.agent.instrument.flow.Instructions;
import dev.anyorder.agent.site.AccessTarget;
import dev.anyorder.agent.site.CallSite;
import dev.anyorder.agent.site.Site;
import dev.anyorder.core.analysis.AccessOp;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.TryCatchBlockNode;

/** Passes receiver and arguments of catalogued calls to a hook before the call, and with the result after it. */
final class CallInstrumenter {
    private final MethodEdit method;
    private final MethodReferenceBridges methodReferenceBridges;
    private final DependenceInstrumenter dependences;
    private final RetryLoops retryLoops;

    CallInstrumenter(
            MethodEdit method,
            ControlFlowGraph graph,
            MethodReferenceBridges methodReferenceBridges,
            DependenceInstrumenter dependences) {
        this.method = method;
        this.methodReferenceBridges = methodReferenceBridges;
        this.dependences = dependences;
        this.retryLoops = new RetryLoops(graph, method.scope);
    }

    void edit(InvokeDynamicInsnNode insn) {
        methodReferenceBridges.edit(insn);
    }

    void edit(MethodInsnNode insn) {
        if (insn.name.equals("clone") && insn.desc.equals("()Ljava/lang/Object;")) {
            editClone(insn);
            return;
        }
        CallModel model =
                method.scope.config().calls().find(method.scope.supertypes(), insn.owner, insn.name, insn.desc);
        if (model == null) {
            return;
        }
        boolean isConstructor = insn.name.equals("<init>");
        CallSite site = method.callSite(AccessOp.READ, model.text());
        Site writes = method.callSite(AccessOp.WRITE, model.text());
        CallInstruction place =
                new CallInstruction(model, site, writes, Instructions.isResultUsed(insn), combiner(insn));
        site.model = place;
        boolean hasReceiver = insn.getOpcode() != INVOKESTATIC && !isConstructor;
        CallArguments arguments = CallArguments.ofCall(method.scope, insn.desc, hasReceiver);
        InsnSequence before = new InsnSequence();
        CollectionEffect effect = dependences.effect(insn);
        if (effect != null) {
            place.deals(effect, dependences.of(insn));
            dependences.pair(before, insn, site.id);
        }
        retryLoops.tell(place, insn);
        arguments.putAside(before);
        if (model.before()) {
            arguments.tell(before);
            before.var(ALOAD, method.context()).push(site.id).hook("before", CallArguments.SIGNATURE + "CI)V");
        }
        for (int wrapped : model.wrappedArguments()) {
            CallSite function = method.callSite(AccessOp.READ, model.text());
            function.model = place.of(wrapped);
            arguments.replace(before, wrapped, code -> {
                arguments.tell(code);
                code.var(ALOAD, method.context()).push(function.id).hook("wrap", CallArguments.SIGNATURE + "CI)O");
            });
        }
        arguments.bringBack(before);
        method.before(insn, before);
        InsnSequence after = new InsnSequence();
        if (model.after() && !isConstructor) {
            result(after, Type.getReturnType(insn.desc));
            arguments.tell(after);
            after.var(ALOAD, method.context())
                    .push(site.id)
                    .hook("after", "(OI" + CallArguments.SIGNATURE.substring(1) + "CI)V");
        }
        if (model.failing() && !isConstructor) {
            guard(insn, site, after, arguments);
        } else {
            method.after(insn, after);
        }
    }

    private StateCombiner combiner(MethodInsnNode insn) {
        AbstractInsnNode last = Instructions.previousOrFrame(insn);
        return last instanceof InvokeDynamicInsnNode made
                ? new LambdaEffect(method.scope, made).combiner()
                : StateCombiner.UNKNOWN;
    }

    /** Keeps the result, and pushes it as an object and as a number. */
    private static void result(InsnSequence code, Type type) {
        switch (type.getSort()) {
            case Type.OBJECT, Type.ARRAY -> code.op(DUP, ICONST_0);
            case Type.BOOLEAN, Type.BYTE, Type.CHAR, Type.SHORT, Type.INT -> code.op(DUP, ACONST_NULL, SWAP);
            case Type.LONG -> code.op(DUP2, LCONST_0, LCMP, ACONST_NULL, SWAP);
            default -> code.op(ACONST_NULL, ICONST_0);
        }
    }

    /** Rethrows unchanged. */
    private void guard(MethodInsnNode insn, Site site, InsnSequence after, CallArguments arguments) {
        LabelNode start = new LabelNode();
        LabelNode handler = new LabelNode();
        LabelNode on = new LabelNode();
        SavedTypes before = new SavedTypes();
        SavedTypes returned = new SavedTypes();
        InsnSequence head = new InsnSequence();
        head.list.add(before);
        head.list.add(start);
        method.before(insn, head);
        LabelNode end = new LabelNode();
        InsnSequence tail = new InsnSequence();
        tail.list.add(end);
        tail.list.add(after.list);
        tail.list.add(returned);
        tail.jump(GOTO, on);
        tail.list.add(handler);
        tail.list.add(before.handler());
        tail.op(DUP);
        arguments.tell(tail);
        tail.var(ALOAD, method.context())
                .push(site.id)
                .hook("failed", "(Ljava/lang/Throwable;" + CallArguments.SIGNATURE.substring(1) + "CI)V")
                .op(ATHROW);
        tail.list.add(on);
        tail.list.add(returned.again());
        method.after(insn, tail);
        method.node.tryCatchBlocks.add(0, new TryCatchBlockNode(start, end, handler, null));
    }

    private void editClone(MethodInsnNode insn) {
        if (insn.owner.charAt(0) == '[') {
            Site site = method.site(AccessOp.READ, AccessTarget.ELEMENT, "");
            method.before(
                    insn,
                    new InsnSequence()
                            .op(DUP)
                            .var(ALOAD, method.context())
                            .push(site.id)
                            .hook("readWhole", "(OCI)V"));
        } else {
            method.after(insn, new InsnSequence().op(DUP).hook("cloned", "(O)V"));
        }
    }
}
