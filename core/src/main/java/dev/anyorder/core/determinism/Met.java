package dev.anyorder.core.determinism;

import dev.anyorder.core.order.Order;
import dev.anyorder.core.order.Step;
import org.jspecify.annotations.Nullable;

/**
 * Operations on a variable or a lock, as far as something in the same block may be in conflict with them. An operation is
 * forgotten when its transaction is over, and for a later one that does as much and is in all blocks that it is in: whatever is
 * in no order with the older one is in none with the newer. At most {@value #MOST} are kept, the newest. Immutable.
 *
 * @param step when
 * @param scope in which block
 * @param use what it does
 * @param what the operation
 * @param rest earlier ones
 */
record Met(
        Step step,
        Scope scope,
        Use use,
        @Nullable Object what,
        @Nullable Met rest) {
    static final int MOST = 1_000;

    /** In which order operations have to be, so as not to be in conflict. */
    enum In {
        /** The order of every run: for what is made for tasks to meet. */
        LOGICAL,
        /** The order of this run: if it is there by means of what tasks meet at, that is where the conflict is. */
        OBSERVED
    }

    boolean isBefore(Step now, In order) {
        return order == In.LOGICAL ? Order.logical(step, now) : Order.observed(step, now);
    }

    /** Whether the other operation is in the same transaction, and in conflict with this one unless something orders them. */
    boolean isAgainst(Scope other, Use now) {
        return scope.transaction == other.transaction && use.isAgainst(now);
    }

    /** This, and an operation in a block of the same transaction. */
    Clash clash(Scope other, @Nullable Object now, Use with) {
        Scope block = java.util.Objects.requireNonNull(Scope.around(scope, other));
        return new Clash(block, what, now, use.isOfFamily(with.family()));
    }

    /** The same, known to be something else, with other earlier ones. */
    Met as(Use other, @Nullable Met earlier) {
        return new Met(step, scope, other, what, earlier);
    }

    /** What is worth keeping of earlier operations, but for those that a later one stands for. */
    static @Nullable Met without(@Nullable Met each, Met now, In order, int room) {
        if (each == null || room == 0) {
            return null;
        }
        Met rest = without(each.rest, now, order, room - 1);
        Scope running = each.scope.running();
        boolean isCovered = running == null
                || now.use.standsFor(each.use) && running.contains(now.scope) && each.isBefore(now.step, order);
        return isCovered ? rest : rest == each.rest ? each : each.as(each.use, rest);
    }

    /** Whether the step has done something in this block that stands for this. */
    static boolean knows(@Nullable Met met, Step step, Scope scope, Use use) {
        Met each = met;
        while (each != null && !(each.step == step && each.scope == scope && each.use.standsFor(use))) {
            each = each.rest;
        }
        return each != null;
    }

    /** The same without what is over. */
    static @Nullable Met running(@Nullable Met met) {
        Met each = met;
        while (each != null && each.scope.running() == null) {
            each = each.rest;
        }
        return each;
    }
}
