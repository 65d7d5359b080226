package dev.anyorder.agent.transform;

import static org.objectweb.asm.Opcodes.*;

import dev.anyorder.agent.call.CallModel;
import dev.anyorder.agent.call.CallPlace;
import dev.anyorder.agent.call.Dealing;
import dev.anyorder.agent.catalogue.Combiner;
import dev.anyorder.agent.site.Site;
import dev.anyorder.agent.site.Target;
import dev.anyorder.core.analysis.Op;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.TryCatchBlockNode;

/**
 * Calls of catalogued methods: receiver and arguments are put aside, told to the hook before the call, and told again
 * with the result after it.
 */
final class CallEdits {
    private final MethodEdit method;
    private final Bridges bridges;
    private final DependenceEdits dependences;
    private final Looks looks;

    CallEdits(MethodEdit method, Bridges bridges, DependenceEdits dependences) {
        this.method = method;
        this.bridges = bridges;
        this.dependences = dependences;
        this.looks = new Looks(method.node, method.scope.tools().manners());
    }

    void edit(InvokeDynamicInsnNode insn) {
        bridges.edit(insn);
    }

    void edit(MethodInsnNode insn) {
        if (insn.name.equals("clone") && insn.desc.equals("()Ljava/lang/Object;")) {
            editClone(insn);
            return;
        }
        CallModel model = method.scope.tools().calls().find(method.scope, insn.owner, insn.name, insn.desc);
        if (model == null) {
            return;
        }
        boolean isConstructor = insn.name.equals("<init>");
        Site site = method.site(Op.READ, Target.OBJECT, model.text());
        Site writes = method.site(Op.WRITE, Target.OBJECT, model.text());
        CallPlace place = new CallPlace(model, site, writes, Dropped.isUsed(insn), combiner(insn));
        site.holder = place;
        boolean hasReceiver = insn.getOpcode() != INVOKESTATIC && !isConstructor;
        Arguments arguments = Arguments.ofCall(method.scope, insn.desc, hasReceiver);
        Code before = new Code();
        Dealing dealing = dependences.dealing(insn);
        if (dealing != null) {
            place.deals(dealing, dependences.of(insn));
            dependences.pair(before, insn, site.id);
        }
        looks.tell(place, insn);
        arguments.putAside(before);
        if (model.before()) {
            arguments.tell(before);
            before.var(ALOAD, method.context()).push(site.id).hook("before", Arguments.SIGNATURE + "CI)V");
        }
        for (int wrapped : model.wrappedArguments()) {
            Site function = method.site(Op.READ, Target.OBJECT, model.text());
            function.holder = place.of(wrapped);
            arguments.replace(before, wrapped, code -> {
                arguments.tell(code);
                code.var(ALOAD, method.context()).push(function.id).hook("wrap", Arguments.SIGNATURE + "CI)O");
            });
        }
        arguments.bringBack(before);
        method.before(insn, before);
        Code after = new Code();
        if (model.after() && !isConstructor) {
            result(after, Type.getReturnType(insn.desc));
            arguments.tell(after);
            after.var(ALOAD, method.context())
                    .push(site.id)
                    .hook("after", "(OI" + Arguments.SIGNATURE.substring(1) + "CI)V");
        }
        if (model.failing() && !isConstructor) {
            guard(insn, site, after, arguments);
        } else {
            method.after(insn, after);
        }
    }

    /** What the function does that is the last argument, if it is written there. */
    private Combiner combiner(MethodInsnNode insn) {
        AbstractInsnNode last = Dropped.previous(insn);
        return last instanceof InvokeDynamicInsnNode made
                ? new Lambda(method.scope, made).combiner()
                : Combiner.UNKNOWN;
    }

    /** From result: leaves it there, and puts it as an object and as a number on top. */
    private static void result(Code code, Type type) {
        switch (type.getSort()) {
            case Type.OBJECT, Type.ARRAY -> code.op(DUP, ICONST_0);
            case Type.BOOLEAN, Type.BYTE, Type.CHAR, Type.SHORT, Type.INT -> code.op(DUP, ACONST_NULL, SWAP);
            case Type.LONG -> code.op(DUP2, LCONST_0, LCMP, ACONST_NULL, SWAP);
            default -> code.op(ACONST_NULL, ICONST_0);
        }
    }

    /** Tells the hook also when the call throws; the exception goes on as it was. */
    private void guard(MethodInsnNode insn, Site site, Code after, Arguments arguments) {
        LabelNode start = new LabelNode();
        LabelNode handler = new LabelNode();
        LabelNode on = new LabelNode();
        SavedTypes before = new SavedTypes();
        SavedTypes returned = new SavedTypes();
        Code head = new Code();
        head.list.add(before);
        head.list.add(start);
        method.before(insn, head);
        LabelNode end = new LabelNode();
        Code tail = new Code();
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
                .hook("failed", "(Ljava/lang/Throwable;" + Arguments.SIGNATURE.substring(1) + "CI)V")
                .op(ATHROW);
        tail.list.add(on);
        tail.list.add(returned.again());
        method.after(insn, tail);
        method.node.tryCatchBlocks.add(0, new TryCatchBlockNode(start, end, handler, null));
    }

    private void editClone(MethodInsnNode insn) {
        if (insn.owner.charAt(0) == '[') {
            Site site = method.site(Op.READ, Target.ELEMENT, "");
            method.before(
                    insn,
                    new Code()
                            .op(DUP)
                            .var(ALOAD, method.context())
                            .push(site.id)
                            .hook("readWhole", "(OCI)V"));
        } else {
            method.after(insn, new Code().op(DUP).hook("cloned", "(O)V"));
        }
    }
}
