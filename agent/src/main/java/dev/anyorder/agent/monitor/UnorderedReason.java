package dev.anyorder.agent.monitor;

import dev.anyorder.agent.task.TaskOrigin;
import dev.anyorder.core.finding.Finding;
import dev.anyorder.core.finding.Frame;
import dev.anyorder.core.finding.FrameOrigin;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Says why nothing orders two tasks: where their lines of descent part, and what would have had to wait for what. Made
 * when the run is over, for a join may come after the conflict.
 */
final class UnorderedReason {
    private final Function<Throwable, List<Frame>> frames;
    private final Map<String, String> data = new LinkedHashMap<>();

    UnorderedReason(Function<Throwable, List<Frame>> frames) {
        this.frames = frames;
    }

    /** The reason, as data and as a sentence. */
    Map<String, String> of(TaskOrigin earlier, TaskOrigin later) {
        TaskOrigin ancestor = ancestor(earlier, later);
        if (ancestor == null) {
            data.put(Finding.BECAUSE, "nobody was seen to create both of " + name(earlier) + " and " + name(later));
            return data;
        }
        data.put("ancestor", name(ancestor));
        TaskOrigin first = branch(earlier, ancestor);
        TaskOrigin second = branch(later, ancestor);
        describe("first", first);
        describe("second", second);
        boolean inOrder = earlier.id() <= later.id();
        data.put(
                Finding.BECAUSE,
                inOrder
                        ? sentence(ancestor, first, second, earlier, later)
                        : sentence(ancestor, second, first, later, earlier));
        return data;
    }

    /** In the order of the tasks' numbers, so that it is the same whichever access came first. */
    private String sentence(
            TaskOrigin ancestor, @Nullable TaskOrigin first, @Nullable TaskOrigin second, TaskOrigin a, TaskOrigin b) {
        if (first != null && second != null) {
            return name(ancestor) + " created " + name(first) + place(" at ", first.created()) + " and " + name(second)
                    + place(" at ", second.created()) + ", and neither waits for the other" + end(a) + end(b);
        }
        TaskOrigin child = first != null ? first : second;
        if (child == null) {
            return "both are of " + name(ancestor);
        }
        return name(ancestor) + " created " + name(child) + place(" at ", child.created())
                + " and did not wait for it before its own access" + end(first != null ? a : b);
    }

    /** Where somebody waited for the task; nothing if that was not seen, for there are ways that leave no trace. */
    private String end(TaskOrigin task) {
        TaskOrigin.Join join = task.join();
        String at = join == null ? "" : place(" at ", join.at());
        return join == null || at.isEmpty()
                ? ""
                : "; " + name(task) + " is first waited for" + at + ", by " + name(join.by());
    }

    private void describe(String key, @Nullable TaskOrigin branch) {
        if (branch != null) {
            data.put(key, name(branch));
            data.put(key + "-created", place("", branch.created()));
            TaskOrigin.Join join = branch.join();
            if (join != null) {
                data.put(key + "-joined", place("", join.at()));
                data.put(key + "-joined-by", name(join.by()));
            }
        }
    }

    /** The first frame that is not one of the JDK's. */
    private String place(String before, @Nullable Throwable stack) {
        if (stack != null) {
            for (Frame frame : frames.apply(stack)) {
                if (FrameOrigin.of(frame) == FrameOrigin.USER && !frame.file().isEmpty()) {
                    return before + frame.file() + ":" + frame.line();
                }
            }
        }
        return "";
    }

    private static String name(TaskOrigin task) {
        return "task " + task.id();
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

    /** The ancestor's child that the task descends from, or is; null if the task is the ancestor. */
    private static @Nullable TaskOrigin branch(TaskOrigin task, TaskOrigin ancestor) {
        TaskOrigin branch = null;
        for (TaskOrigin at = task; at != null && !at.equals(ancestor); at = at.parent()) {
            branch = at;
        }
        return branch;
    }
}
