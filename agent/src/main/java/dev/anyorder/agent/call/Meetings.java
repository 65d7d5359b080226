package dev.anyorder.agent.call;

import dev.anyorder.agent.catalogue.Effect;
import dev.anyorder.agent.catalogue.Meaning;
import dev.anyorder.agent.catalogue.Operand;
import dev.anyorder.agent.catalogue.Part;
import dev.anyorder.agent.task.Doing;
import dev.anyorder.agent.task.Sync;
import dev.anyorder.agent.task.TaskContext;
import dev.anyorder.core.analysis.Op;
import dev.anyorder.core.determinism.Scope;
import dev.anyorder.core.determinism.Use;
import java.util.Arrays;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;

/**
 * Calls that matter in what is to be deterministic only, and make no order: whose result is left to chance, that come to the end of
 * a queue, that take and give permits.
 */
final class Meetings {
    /** What an access does to those who meet, by its operation. */
    private static final Use[] USES = uses();

    private final Views views;
    private final BiConsumer<Doing, Scope> chances;
    /** What is known of objects at which tasks meet, and of their ends, by the number of the {@link Part}. */
    private final Cells parts = new Cells();

    /**
     * @param chances takes what is left to chance in a block that is to be deterministic
     */
    Meetings(Views views, BiConsumer<Doing, Scope> chances) {
        this.views = views;
        this.chances = chances;
    }

    private static Use[] uses() {
        return Arrays.stream(Op.values())
                .map(op -> !op.writes() ? Use.READ : op.commutes() ? new Use(true, op, op.rounds()) : Use.WRITE)
                .toArray(Use[]::new);
    }

    /** What a call does that has this effect, and without one does this. */
    static Use use(@Nullable Effect effect, Op otherwise, CallPlace place) {
        return USES[(effect == null ? otherwise : place.op(effect)).ordinal()];
    }

    void chance(TaskContext context, CallPlace place) {
        Scope block = context.block();
        if (block != null) {
            chances.accept(context.calls(place.reads()), block);
        }
    }

    void before(Meaning meaning, Object object, Operand operand, TaskContext context, CallPlace place) {
        if (context.block() == null) {
            return;
        }
        Sync thing = parts.of(views.root(object), operand.part().ordinal());
        switch (meaning.verb()) {
            case ASKS -> context.meet(thing, place.reads(), Use.READ);
            case CHANGES -> context.meet(thing, place.site(true), use(meaning.effect(), Op.WRITE, place));
            case TAKES -> context.takePermit(thing);
            case GIVES -> context.givePermit(thing);
            default -> {}
        }
    }
}
