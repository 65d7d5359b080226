package dev.anyorder.agent.task;

import dev.anyorder.core.order.TaskFinish;
import dev.anyorder.core.order.TaskState;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What a task has under way in the task library: finishes that it has opened, children that a taskwait will count. */
final class OpenFinishes {
    /** Children beyond that are not known to a taskwait. */
    private static final int MOST = 1 << 16;

    private record Opened(Object scope, TaskFinish finish) {}

    private final ArrayDeque<Opened> finishes = new ArrayDeque<>(2);
    private final ArrayDeque<TaskState> forgotten = new ArrayDeque<>(0);

    void opened(Object scope, TaskFinish finish) {
        finishes.push(new Opened(scope, finish));
    }

    /** The finish and those inside of it, innermost first; nothing if the task has not opened it. */
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
