package dev.anyorder.report;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.anyorder.core.finding.AccessInfo;
import dev.anyorder.core.finding.Evidence;
import dev.anyorder.core.finding.Finding;
import dev.anyorder.core.finding.FindingKind;
import dev.anyorder.core.finding.Frame;
import dev.anyorder.core.finding.LocationInfo;
import dev.anyorder.core.finding.MissingOrder;
import dev.anyorder.core.finding.NondeterministicCall;
import dev.anyorder.core.finding.Severity;
import dev.anyorder.core.finding.SplitBlock;
import dev.anyorder.core.finding.TaskBranch;
import dev.anyorder.core.finding.TaskInfo;
import dev.anyorder.core.finding.TaskJoin;
import dev.anyorder.core.finding.UnorderedPair;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** The sentence that says why two accesses are unordered. */
class ExplanationTextTest {
    private static final LocationInfo FIELD = new LocationInfo("field", "A", "x", -1, -1, "A@1", List.of());

    private static AccessInfo access(int task) {
        TaskInfo info = new TaskInfo(task, "thread", "t", List.of(), -1);
        return new AccessInfo("write", "", "", info, line(1), List.of(), true, List.of());
    }

    private static Frame line(int line) {
        return new Frame("A", "m", "A.java", line);
    }

    private static TaskBranch branch(int task, int line, @Nullable TaskJoin join) {
        return new TaskBranch(task, line(line), join);
    }

    private static String pair(int earlier, int later, MissingOrder order) {
        return ExplanationText.because(new Finding(
                "id",
                FindingKind.DATA_RACE,
                Severity.ERROR,
                Evidence.OBSERVED,
                "race",
                1,
                FIELD,
                List.of(access(earlier), access(later)),
                new UnorderedPair(order, null)));
    }

    @Test
    void childrenOfOneTaskInTheOrderOfTheirNumbers() {
        TaskBranch second = branch(2, 10, new TaskJoin(1, line(20)));
        TaskBranch third = branch(3, 11, null);
        String because = "task 1 started task 2 (A.java:10) and task 3 (A.java:11), and neither waits for the other;"
                + " the first join of task 2 is at A.java:20 (task 1)";
        assertEquals(because, pair(2, 3, new MissingOrder(1, second, third)));
        assertEquals(because, pair(3, 2, new MissingOrder(1, third, second)));
    }

    @Test
    void joinsByOneTaskAreNamedTogether() {
        TaskBranch second = branch(2, 10, new TaskJoin(1, line(20)));
        TaskBranch third = branch(3, 11, new TaskJoin(1, line(21)));
        assertEquals(
                "task 1 started task 2 (A.java:10) and task 3 (A.java:11), and neither waits for the other;"
                        + " their first joins are at A.java:20 and A.java:21 (task 1)",
                pair(2, 3, new MissingOrder(1, second, third)));
    }

    @Test
    void joinsInOneLineAreNamedOnce() {
        TaskBranch second = branch(2, 10, new TaskJoin(1, line(20)));
        TaskBranch third = branch(3, 10, new TaskJoin(1, line(20)));
        assertEquals(
                "task 1 started task 2 (A.java:10) and task 3 (A.java:10), and neither waits for the other;"
                        + " their first joins are both at A.java:20 (task 1)",
                pair(2, 3, new MissingOrder(1, second, third)));
    }

    @Test
    void aDescendantIsNamedWithTheChildThatItDescendsFrom() {
        assertEquals(
                "task 1 started task 2 (A.java:10) and task 3 (A.java:11), an ancestor of task 7, and neither of task 2"
                        + " and task 7 waits for the other",
                pair(2, 7, new MissingOrder(1, branch(2, 10, null), branch(3, 11, null))));
        assertEquals(
                "task 1 started task 2 (A.java:10), an ancestor of task 5, and accessed the field before joining task 5",
                pair(5, 1, new MissingOrder(1, branch(2, 10, null), null)));
    }

    @Test
    void aTaskThatDoesNotWaitForItsChild() {
        assertEquals(
                "task 1 started task 2 (A.java:19) and accessed the field before joining it; the first join of task 2 is"
                        + " at A.java:22 (task 1)",
                pair(1, 2, new MissingOrder(1, null, branch(2, 19, new TaskJoin(1, line(22))))));
    }

    @Test
    void tasksWithoutACommonAncestorAndOneTask() {
        assertEquals(
                "no common ancestor of task 2 and task 5 was observed",
                pair(5, 2, new MissingOrder(MissingOrder.UNKNOWN, null, null)));
        assertEquals("both accesses are made by task 1", pair(1, 1, new MissingOrder(1, null, null)));
    }

    @Test
    void ofASplitBlockItIsTheSecondAndTheThirdAccess() {
        Finding pair = new Finding(
                "id",
                FindingKind.ATOMICITY_VIOLATION,
                Severity.ERROR,
                Evidence.OBSERVED,
                "atomicity",
                1,
                FIELD,
                List.of(access(1), access(2), access(1)),
                new SplitBlock(line(3), null, true, new MissingOrder(1, branch(2, 10, null), null)));
        assertEquals(
                "task 1 started task 2 (A.java:10) and accessed the field before joining it",
                ExplanationText.because(pair));
        assertEquals("observed: (2) interleaved in this run", ReportWording.evidence(pair));
        Finding near =
                pair.with("id", new SplitBlock(line(3), null, false, new MissingOrder(1, branch(2, 10, null), null)));
        assertEquals(
                "observed: nothing ordered (2) and the block in this run; only timing kept (2) out",
                ReportWording.evidence(near));
        assertEquals("", ExplanationText.because(pair.with("id", new NondeterministicCall(line(3)))));
    }
}
