package dev.anyorder.agent.transform;

import static org.objectweb.asm.Opcodes.*;

import dev.anyorder.agent.call.CallModel;
import dev.anyorder.agent.call.CallPlace;
import dev.anyorder.agent.catalogue.Combiner;
import dev.anyorder.agent.site.Site;
import dev.anyorder.agent.site.Target;
import dev.anyorder.core.analysis.Op;
import org.objectweb.asm.tree.MethodNode;

/**
 * Bodies of methods that the library calls: what the catalogue says to happen after a call is told at the entry, what it
 * says to happen before one at the exit. At the exit only the receiver is told, since parameters may have changed.
 */
final class BodyEdits {
    private final MethodEdit method;

    BodyEdits(MethodEdit method) {
        this.method = method;
    }

    /** To be called after all instructions were edited: what it adds covers the whole method. */
    void edit(MonitorEdits exits) {
        MethodNode node = method.node;
        if ((node.access & (ACC_STATIC | ACC_BRIDGE)) != 0 || node.name.charAt(0) == '<') {
            return;
        }
        CallModel model = method.scope.tools().calls().findBody(method.scope, node.name, node.desc);
        if (model == null) {
            return;
        }
        Site site = method.site(Op.READ, Target.OBJECT, model.text());
        site.holder = new CallPlace(model, site, site, true, Combiner.UNKNOWN);
        if (model.after()) {
            Code code = method.prologue().op(ACONST_NULL, ICONST_0);
            Arguments.ofMethod(method.scope, node.desc).tell(code);
            code.var(ALOAD, method.context())
                    .push(site.id)
                    .hook("after", "(OI" + Arguments.SIGNATURE.substring(1) + "CI)V");
        }
        if (model.before()) {
            int self = method.lastingLocal("java/lang/Object");
            method.prologue().var(ALOAD, 0).var(ASTORE, self);
            exits.onEveryExit(() -> new Code()
                    .var(ALOAD, self)
                    .op(ACONST_NULL, ACONST_NULL, ACONST_NULL, ICONST_0, ICONST_0, ICONST_0, ICONST_0, ICONST_0)
                    .var(ALOAD, method.context())
                    .push(site.id)
                    .hook("before", Arguments.SIGNATURE + "CI)V"));
        }
    }
}
