package dev.anyorder.agent.transform;

import static org.objectweb.asm.Opcodes.*;

import dev.anyorder.agent.call.CallInstruction;
import dev.anyorder.agent.call.CallModel;
import dev.anyorder.agent.catalogue.StateCombiner;
import dev.anyorder.agent.site.AccessTarget;
import dev.anyorder.agent.site.CallSite;
import dev.anyorder.agent.task.TaskEvent;
import dev.anyorder.core.analysis.AccessOp;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.tree.AnnotationNode;
import org.objectweb.asm.tree.MethodNode;

/**
 * Bodies that the library calls: effects after a call are recorded at entry, effects before one at exit. At exit only
 * the receiver is passed, since parameters may have changed. Also bodies declared commuting, atomic or deterministic.
 */
final class CallbackInstrumenter {
    private final MethodEdit method;

    CallbackInstrumenter(MethodEdit method) {
        this.method = method;
    }

    /** Must run after all instructions were edited: its handlers cover the whole method. */
    void edit(MonitorInstrumenter exits) {
        MethodNode node = method.node;
        if ((node.access & ACC_BRIDGE) != 0 || node.name.charAt(0) == '<') {
            return;
        }
        CallModel model = method.scope
                .config()
                .calls()
                .findBody(method.scope.supertypes(), method.scope.info.name(), node.name, node.desc);
        if (isDeclared(FieldAnnotationReader.COMMUTES) || model != null && model.commutes()) {
            tell(TaskEvent.COMMUTING_BEGINS, 0, TaskEvent.COMMUTING_ENDS, exits);
        }
        if ((isDeclared(FieldAnnotationReader.ATOMIC) || model != null && model.isBlock())
                && method.scope.config().blocks()) {
            tell(TaskEvent.BLOCK_BEGINS, entry(), TaskEvent.BLOCK_ENDS, exits);
        }
        if (isDeclared(FieldAnnotationReader.DETERMINISTIC) || model != null && model.isDeterministic()) {
            tell(TaskEvent.SCOPE_BEGINS, entry(), TaskEvent.SCOPE_ENDS, exits);
        }
        if (model != null && (node.access & ACC_STATIC) == 0) {
            edit(model, exits);
        }
    }

    private void tell(TaskEvent begins, int site, TaskEvent ends, MonitorInstrumenter exits) {
        method.prologue().var(ALOAD, method.context()).moment(begins, site);
        exits.onEveryExit(() -> new InsnSequence().var(ALOAD, method.context()).moment(ends, 0));
    }

    private int entry() {
        return method.scope.site(method.node.name, method.firstLine(), AccessOp.READ, AccessTarget.OBJECT, "").id;
    }

    /** The program need not have the annotation class. */
    private boolean isDeclared(String annotation) {
        boolean is =
                has(method.node.visibleAnnotations, annotation) || has(method.node.invisibleAnnotations, annotation);
        if (is) {
            method.scope.config().lateDeclarations().met(annotation, method.scope.info.name() + "." + method.node.name);
        }
        return is;
    }

    private static boolean has(@Nullable List<AnnotationNode> annotations, String annotation) {
        return annotations != null && annotations.stream().anyMatch(each -> each.desc.equals(annotation));
    }

    private void edit(CallModel model, MonitorInstrumenter exits) {
        MethodNode node = method.node;
        CallSite site = method.callSite(AccessOp.READ, model.text());
        site.model = new CallInstruction(model, site, site, true, StateCombiner.UNKNOWN);
        if (model.after()) {
            InsnSequence code = method.prologue().op(ACONST_NULL, ICONST_0);
            CallArguments.ofMethod(method.scope, node.desc).tell(code);
            code.var(ALOAD, method.context())
                    .push(site.id)
                    .hook("after", "(OI" + CallArguments.SIGNATURE.substring(1) + "CI)V");
        }
        if (model.before()) {
            int self = method.lastingLocal("java/lang/Object");
            method.prologue().var(ALOAD, 0).var(ASTORE, self);
            exits.onEveryExit(() -> new InsnSequence()
                    .var(ALOAD, self)
                    .op(ACONST_NULL, ACONST_NULL, ACONST_NULL, ICONST_0, ICONST_0, ICONST_0, ICONST_0, ICONST_0)
                    .var(ALOAD, method.context())
                    .push(site.id)
                    .hook("before", CallArguments.SIGNATURE + "CI)V"));
        }
    }
}
