package dev.anyorder.agent.monitor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;

import dev.anyorder.agent.task.TaskKind;
import dev.anyorder.agent.task.TaskOrigin;
import dev.anyorder.core.finding.Finding;
import dev.anyorder.core.finding.Frame;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class UnorderedReasonTest {
    private final TaskOrigin main = new TaskOrigin(1, TaskKind.MAIN, "main", null, null);

    @Test
    void twoChildrenOfOneTaskDoNotWaitForEachOther() {
        TaskOrigin a = task(2, "10", main);
        TaskOrigin b = task(3, "11", main);
        a.joined(new Throwable("20"), main);

        Map<String, String> why = why(a, b);
        assertEquals(
                "task 1 created task 2 at A.java:10 and task 3 at A.java:11, and neither waits for the other;"
                        + " task 2 is first waited for at A.java:20, by task 1",
                why.get(Finding.BECAUSE));
        assertEquals("task 1", why.get("ancestor"));
        assertEquals("A.java:10", why.get("first-created"));
        assertEquals("A.java:20", why.get("first-joined"));
        assertNull(why.get("second-joined"));
    }

    @Test
    void aTaskGoesOnWithoutItsGrandchild() {
        TaskOrigin child = task(2, "10", main);
        child.joined(new Throwable("30"), main);
        TaskOrigin grandchild = task(3, "15", child);

        assertEquals(
                "task 1 created task 2 at A.java:10 and did not wait for it before its own access",
                why(grandchild, main).get(Finding.BECAUSE));
    }

    @Test
    void tasksThatNobodyCreatedHaveNothingInCommon() {
        assertEquals(
                "nobody was seen to create both of task 1 and task 9",
                why(main, task(9, "1", null)).get(Finding.BECAUSE));
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
        assertNotNull(why(last, task(2000, "11", last)).get("ancestor"));
    }

    private static Map<String, String> why(TaskOrigin a, TaskOrigin b) {
        return new UnorderedReason(
                        stack -> List.of(new Frame("A", "m", "A.java", Integer.parseInt(stack.getMessage()))))
                .of(a, b);
    }

    private static TaskOrigin task(int id, String line, @Nullable TaskOrigin parent) {
        return new TaskOrigin(id, TaskKind.THREAD, "t", new Throwable(line), parent);
    }
}
