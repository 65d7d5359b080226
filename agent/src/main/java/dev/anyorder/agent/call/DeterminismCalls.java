package dev.anyorder.agent.call;

import dev.anyorder.agent.catalogue.CallEffect;
import dev.anyorder.agent.catalogue.EffectOperand;
import dev.anyorder.agent.catalogue.OperandPart;
import dev.anyorder.agent.catalogue.StateEffect;
import dev.anyorder.agent.task.OperationInfo;
import dev.anyorder.agent.task.SyncObject;
import dev.anyorder.agent.task.TaskContext;
import dev.anyorder.core.analysis.AccessOp;
import dev.anyorder.core.determinism.AccessKind;
import dev.anyorder.core.determinism.DeterministicBlock;
import java.util.Arrays;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;

/**
 * Calls that matter in what is to be deterministic only, and make no order: whose result is left to chance, that come to the end of
 * a queue, that take and give permits.
 */
final class DeterminismCalls {
    /** What an access does to those who meet, by its operation. */
    private static final AccessKind[] USES = uses();

    private final ViewRegistry viewRegistry;
    private final BiConsumer<OperationInfo, DeterministicBlock> chances;
    /** What is known of objects at which tasks meet, and of their ends, by the number of the {@link OperandPart}. */
    private final PartSyncObjects parts = new PartSyncObjects();

    /**
     * @param chances takes what is left to chance in a block that is to be deterministic
     */
    DeterminismCalls(ViewRegistry viewRegistry, BiConsumer<OperationInfo, DeterministicBlock> chances) {
        this.viewRegistry = viewRegistry;
        this.chances = chances;
    }

    private static AccessKind[] uses() {
        return Arrays.stream(AccessOp.values())
                .map(op -> !op.writes()
                        ? AccessKind.READ
                        : op.commutes() ? new AccessKind(true, op, op.rounds()) : AccessKind.WRITE)
                .toArray(AccessKind[]::new);
    }

    /** What a call does that has this effect, and without one does this. */
    static AccessKind use(@Nullable StateEffect effect, AccessOp otherwise, CallInstruction place) {
        return USES[(effect == null ? otherwise : place.op(effect)).ordinal()];
    }

    void chance(TaskContext context, CallInstruction place) {
        DeterministicBlock block = context.block();
        if (block != null) {
            chances.accept(context.calls(place.reads()), block);
        }
    }

    void before(CallEffect meaning, Object object, EffectOperand operand, TaskContext context, CallInstruction place) {
        if (context.block() == null) {
            return;
        }
        SyncObject thing = parts.of(viewRegistry.root(object), operand.part().ordinal());
        switch (meaning.action()) {
            case QUERIES -> context.meet(thing, place.reads(), AccessKind.READ);
            case MODIFIES -> context.meet(thing, place.site(true), use(meaning.effect(), AccessOp.WRITE, place));
            case TAKES_PERMITS -> context.takePermit(thing);
            case GIVES_PERMITS -> context.givePermit(thing);
            default -> {}
        }
    }
}
