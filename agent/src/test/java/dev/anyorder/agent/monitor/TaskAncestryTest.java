package dev.anyorder.agent.monitor;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.anyorder.agent.task.TaskKind;
import dev.anyorder.agent.task.TaskOrigin;
import dev.anyorder.core.finding.Frame;
import dev.anyorder.core.finding.MissingOrder;
import dev.anyorder.core.finding.TaskBranch;
import dev.anyorder.core.finding.TaskJoin;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class TaskAncestryTest {
    private final TaskOrigin main = new TaskOrigin(1, TaskKind.MAIN, "main", null, null);

    @Test
    void twoChildrenOfOneTaskDoNotWaitForEachOther() {
        TaskOrigin a = task(2, "10", main);
        TaskOrigin b = task(3, "11", main);
        a.joined(new Throwable("20"), main);

        assertEquals(
                new MissingOrder(
                        1,
                        new TaskBranch(2, frame("10"), new TaskJoin(1, frame("20"))),
                        new TaskBranch(3, frame("11"), null)),
                why(a, b));
    }

    @Test
    void aBranchIsTheChildAndItsJoinThatOfTheGrandchild() {
        TaskOrigin child = task(2, "10", main);
        child.joined(new Throwable("30"), main);
        TaskOrigin grandchild = task(3, "15", child);
        assertEquals(new MissingOrder(1, new TaskBranch(2, frame("10"), null), null), why(grandchild, main));
        grandchild.joined(new Throwable("31"), child);
        assertEquals(
                new MissingOrder(1, new TaskBranch(2, frame("10"), new TaskJoin(2, frame("31"))), null),
                why(grandchild, main));
    }

    @Test
    void tasksWithoutAnObservedParentHaveNoAncestor() {
        assertEquals(new MissingOrder(MissingOrder.UNKNOWN, null, null), why(main, task(9, "1", null)));
    }

    @Test
    void aLongLineOfTasksIsForgotten() {
        TaskOrigin last = main;
        for (int i = 2; i < 1000; i++) {
            last = task(i, "10", last);
        }
        int generations = 0;
        for (TaskOrigin at = last; at != null; at = at.parent()) {
            generations++;
        }
        assertEquals(true, generations >= 1 && generations <= 65, generations + " are kept");
        assertEquals(last.id(), why(last, task(2000, "11", last)).ancestor());
    }

    private static MissingOrder why(TaskOrigin a, TaskOrigin b) {
        return new TaskAncestry(stack -> List.of(frame(String.valueOf(stack.getMessage())))).of(a, b);
    }

    private static Frame frame(String line) {
        return new Frame("A", "m", "A.java", Integer.parseInt(line));
    }

    private static TaskOrigin task(int id, String line, @Nullable TaskOrigin parent) {
        return new TaskOrigin(id, TaskKind.THREAD, "t", new Throwable(line), parent);
    }
}
