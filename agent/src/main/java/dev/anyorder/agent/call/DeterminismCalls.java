package dev.anyorder.agent.call;

import dev.anyorder.agent.catalogue.CallEffect;
import dev.anyorder.agent.catalogue.EffectOperand;
import dev.anyorder.agent.catalogue.OperandPart;
import dev.anyorder.agent.catalogue.StateEffect;
import dev.anyorder.agent.task.SyncObject;
import dev.anyorder.agent.task.TaskContext;
import dev.anyorder.core.analysis.AccessOp;
import org.jspecify.annotations.Nullable;

/** Calls that matter only in deterministic blocks: nondeterministic sources, queue ends, permits. They add no edges. */
final class DeterminismCalls {
    private final ViewRegistry viewRegistry;
    /** By object and {@link OperandPart}. */
    private final PartSyncObjects parts = new PartSyncObjects();

    DeterminismCalls(ViewRegistry viewRegistry) {
        this.viewRegistry = viewRegistry;
    }

    static AccessOp op(@Nullable StateEffect effect, CallInstruction place) {
        return effect == null ? AccessOp.WRITE : place.op(effect);
    }

    void before(CallEffect meaning, Object object, EffectOperand operand, TaskContext context, CallInstruction place) {
        if (!context.observesCalls()) {
            return;
        }
        SyncObject thing = parts.of(viewRegistry.root(object), operand.part().ordinal());
        switch (meaning.action()) {
            case QUERIES -> context.contend(thing, place.reads(), AccessOp.READ);
            case MODIFIES -> context.contend(thing, place.site(true), op(meaning.effect(), place));
            case TAKES_PERMITS -> context.takePermit(thing);
            case GIVES_PERMITS -> context.givePermit(thing);
            default -> {}
        }
    }
}
