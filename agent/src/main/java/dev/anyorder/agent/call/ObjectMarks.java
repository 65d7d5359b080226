package dev.anyorder.agent.call;

import dev.anyorder.agent.catalogue.EffectCondition;
import dev.anyorder.agent.table.WeakTable;

/** Objects that a row has marked, and whether the conditions of rows hold, some of which ask for a mark. */
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

    /** Whether the condition holds as far as is known before the call. */
    boolean maybe(EffectCondition condition, ActiveCall call) {
        return condition.looksAtResult() || holds(condition, call);
    }
}
