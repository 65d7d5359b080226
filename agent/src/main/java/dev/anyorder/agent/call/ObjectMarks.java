package dev.anyorder.agent.call;

import dev.anyorder.agent.catalogue.EffectCondition;
import dev.anyorder.agent.table.WeakTable;

/** Marked objects, and the evaluation of conditions. */
final class ObjectMarks {
    private final WeakTable<Boolean> marked = new WeakTable<>();

    void mark(Object object) {
        marked.put(object, true);
    }

    boolean holds(EffectCondition condition, ActiveCall call) {
        return switch (condition.kind()) {
            case ALWAYS -> true;
            case RESULT -> call.succeeded();
            case NOT_RESULT -> !call.succeeded();
            case ARGUMENT -> call.argument(condition.argument()) != null || call.index(condition.argument()) != 0;
            case MARKED -> call.receiver != null && marked.get(call.receiver) != null;
            case NOT_MARKED -> call.receiver == null || marked.get(call.receiver) == null;
        };
    }

    /** Before the call; conditions on the result count as true. */
    boolean maybe(EffectCondition condition, ActiveCall call) {
        return condition.looksAtResult() || holds(condition, call);
    }
}
