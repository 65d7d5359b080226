package dev.anyorder.agent.monitor;

import dev.anyorder.agent.task.TaskOrigin;
import dev.anyorder.core.finding.Frame;
import dev.anyorder.core.finding.FrameOrigin;
import dev.anyorder.core.finding.MissingOrder;
import dev.anyorder.core.finding.TaskBranch;
import dev.anyorder.core.finding.TaskJoin;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Finds why two tasks are unordered: where their ancestries diverge, and where each was joined. Run at shutdown, since
 * a join may follow the conflict. Misses joins that the agent does not model.
 */
final class TaskAncestry {
    private final Function<Throwable, List<Frame>> frames;

    TaskAncestry(Function<Throwable, List<Frame>> frames) {
        this.frames = frames;
    }

    MissingOrder of(TaskOrigin earlier, TaskOrigin later) {
        TaskOrigin ancestor = ancestor(earlier, later);
        return ancestor == null
                ? new MissingOrder(MissingOrder.UNKNOWN, null, null)
                : new MissingOrder(ancestor.id(), branch(earlier, ancestor), branch(later, ancestor));
    }

    /** Null if the task is the ancestor. */
    private @Nullable TaskBranch branch(TaskOrigin task, TaskOrigin ancestor) {
        TaskOrigin child = null;
        for (TaskOrigin at = task; at != null && !at.equals(ancestor); at = at.parent()) {
            child = at;
        }
        if (child == null) {
            return null;
        }
        TaskOrigin.Join join = task.join();
        Frame at = join == null ? null : place(join.at());
        return new TaskBranch(
                child.id(),
                place(child.created()),
                join == null || at == null ? null : new TaskJoin(join.by().id(), at));
    }

    private @Nullable Frame place(@Nullable Throwable stack) {
        if (stack != null) {
            for (Frame frame : frames.apply(stack)) {
                if (FrameOrigin.of(frame) == FrameOrigin.USER && !frame.file().isEmpty()) {
                    return frame;
                }
            }
        }
        return null;
    }

    private static @Nullable TaskOrigin ancestor(TaskOrigin a, TaskOrigin b) {
        for (TaskOrigin at = a; at != null; at = at.parent()) {
            for (TaskOrigin other = b; other != null; other = other.parent()) {
                if (at.equals(other)) {
                    return at;
                }
            }
        }
        return null;
    }
}
