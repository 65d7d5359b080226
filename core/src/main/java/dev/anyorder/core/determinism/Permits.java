package dev.anyorder.core.determinism;

import dev.anyorder.core.determinism.Met.In;
import dev.anyorder.core.order.Step;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Who has taken permits in blocks, and given them back. Two who take one, in no order, are in conflict if one of them, or somebody
 * after it, gives one back while the other may still wait for it: then the permits are a lock, which one gets later than the
 * other. If permits come from elsewhere, each gets one sooner or later, and who gets which one makes no difference.
 *
 * <p>How many there are is not asked: a lock that has room for all is reported as well. Of a task that takes one after another
 * has, without either being given back, only the later is kept.
 */
final class Permits {
    /** Nobody knows yet whether it will be given back. */
    static final Use TAKEN = new Use(true, Permits.class, false);

    private Permits() {}

    /** The same after a step of a block has given permits back. */
    static @Nullable Met given(@Nullable Met met, Step step, Scope inside, Consumer<Clash> clashes) {
        return given(met, met, step, inside, clashes);
    }

    private static @Nullable Met given(
            @Nullable Met each, @Nullable Met all, Step step, Scope inside, Consumer<Clash> clashes) {
        if (each == null) {
            return null;
        }
        Met rest = given(each.rest(), all, step, inside, clashes);
        if (each.use() != TAKEN || each.scope().transaction != inside.transaction || !each.isBefore(step, In.LOGICAL)) {
            return rest == each.rest() ? each : each.as(each.use(), rest);
        }
        for (Met other = all; other != null; other = other.rest()) {
            if (isRival(other, each) && !other.isBefore(step, In.LOGICAL)) {
                clashes.accept(other.clash(each.scope(), each.what(), Use.WRITE));
            }
        }
        return each.as(Use.WRITE, withoutOlder(rest, each));
    }

    private static boolean isRival(Met a, Met b) {
        return a.step().task != b.step().task && a.scope().transaction == b.scope().transaction;
    }

    /** What a task has given back earlier is of no interest any more. */
    private static @Nullable Met withoutOlder(@Nullable Met each, Met now) {
        if (each == null) {
            return null;
        }
        Met rest = withoutOlder(each.rest(), now);
        boolean isOlder = each.use() == Use.WRITE && each.step().task == now.step().task && each.scope() == now.scope();
        return isOlder ? rest : rest == each.rest() ? each : each.as(each.use(), rest);
    }
}
