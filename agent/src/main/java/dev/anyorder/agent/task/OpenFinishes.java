package dev.anyorder.agent.task;

import dev.anyorder.core.order.TaskFinish;
import dev.anyorder.core.order.TaskState;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The open finishes of a task, and the children for its next taskwait. */
final class OpenFinishes {
    /** A taskwait misses older children. */
    private static final int MOST = 1 << 16;

    private record Opened(Object scope, TaskFinish finish) {}

    private final ArrayDeque<Opened> finishes = new ArrayDeque<>(2);
    private final ArrayDeque<TaskState> forgotten = new ArrayDeque<>(0);

    void opened(Object scope, TaskFinish finish) {
        finishes.push(new Opened(scope, finish));
    }

    /** With nested ones, innermost first; empty if unknown. */
    List<TaskFinish> closed(Object scope) {
        List<TaskFinish> over = new ArrayList<>(1);
        if (finishes.stream().anyMatch(opened -> opened.scope == scope)) {
            Opened opened;
            do {
                opened = finishes.pop();
                over.add(opened.finish);
            } while (opened.scope != scope);
        }
        return over;
    }

    void forgotten(TaskState child) {
        if (forgotten.size() == MOST) {
            forgotten.poll();
        }
        forgotten.add(child);
    }

    @Nullable
    TaskState nextForgotten() {
        return forgotten.poll();
    }

    void clear() {
        finishes.clear();
        forgotten.clear();
    }
}
