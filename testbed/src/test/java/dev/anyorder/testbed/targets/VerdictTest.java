package dev.anyorder.testbed.targets;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.anyorder.core.finding.AccessInfo;
import dev.anyorder.core.finding.Evidence;
import dev.anyorder.core.finding.Finding;
import dev.anyorder.core.finding.FindingKind;
import dev.anyorder.core.finding.Frame;
import dev.anyorder.core.finding.LocationInfo;
import dev.anyorder.core.finding.Severity;
import dev.anyorder.core.finding.SingleSite;
import dev.anyorder.core.finding.TaskInfo;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class VerdictTest {
    private static final String NAME = Targets.PACKAGE + ".fields.Demo";

    private final Target racy =
            Target.of(NAME, List.of("class Demo {", "  x = 1; // race: Demo.x", "  y(x); // race", "}"));
    private final Target clean = Target.of(NAME, List.of("class Demo {", "  x = 1; // prints: 1", "}"));

    private static Finding finding(String file, int... lines) {
        TaskInfo task = new TaskInfo(1, "thread", "one", List.of(), 0);
        List<AccessInfo> accesses = IntStream.of(lines)
                .mapToObj(line -> new Frame(NAME + "$Inner", "run", file, line))
                .map(site -> new AccessInfo("write", "", "", task, site, List.of(site), true, List.of()))
                .toList();
        LocationInfo location = new LocationInfo("field", NAME, "x", -1, -1, "Demo@1", List.of());
        return new Finding(
                "1",
                FindingKind.DATA_RACE,
                Severity.ERROR,
                Evidence.OBSERVED,
                "fasttrack",
                1,
                location,
                accesses,
                new SingleSite());
    }

    @Test
    void theMarkedLinesAreRight() {
        assertEquals(List.of(), Verdict.compare(racy, Setting.FASTTRACK, List.of(finding("Demo.java", 2, 3))));
    }

    @Test
    void severalFindingsMayNameTheLinesTogether() {
        assertEquals(
                List.of(),
                Verdict.compare(
                        racy, Setting.FASTTRACK, List.of(finding("Demo.java", 2, 2), finding("Demo.java", 3, 2))));
    }

    @Test
    void aMarkedLineThatIsNotNamedIsWrong() {
        assertEquals(
                List.of("Lines named: [2], lines marked: [2, 3]."),
                Verdict.compare(racy, Setting.FASTTRACK, List.of(finding("Demo.java", 2, 2))));
        assertEquals(
                List.of("Lines named: [], lines marked: [2, 3]."), Verdict.compare(racy, Setting.FASTTRACK, List.of()));
    }

    @Test
    void aLineThatIsNotMarkedIsWrong() {
        assertEquals(
                List.of("Lines named: [1, 2, 3], lines marked: [2, 3]."),
                Verdict.compare(
                        racy, Setting.FASTTRACK, List.of(finding("Demo.java", 1, 2), finding("Demo.java", 3, 2))));
        assertEquals(
                List.of("Lines named: [2], lines marked: []."),
                Verdict.compare(clean, Setting.FASTTRACK, List.of(finding("Demo.java", 2, 2))));
    }

    @Test
    void aLineOfAnotherFileIsWrong() {
        assertTrue(Verdict.compare(clean, Setting.FASTTRACK, List.of(finding("Other.java", 2, 2)))
                .get(0)
                .startsWith("A finding names a line outside the program"));
    }

    @Test
    void theMarkedLocationMustBeTheOneFound() {
        Target other = Target.of(NAME, List.of("x = 1; // race: HashMap.put", "y(x); // race"));
        assertEquals(
                List.of("Line 1 should be about HashMap.put, not about [, Demo.x]."),
                Verdict.compare(other, Setting.FASTTRACK, List.of(finding("Demo.java", 1, 2))));
    }

    @Test
    void whatOnlyLocksHideIsForTheAnalysesOfEverySchedule() {
        Target hidden = Target.of(NAME, List.of("", "x = 1; // predicted", "x = 2; // predicted"));
        List<Finding> found = List.of(finding("Demo.java", 2, 3));
        assertEquals(List.of(), Verdict.compare(hidden, Setting.FASTTRACK, List.of()));
        assertEquals(
                List.of("Lines named: [2, 3], lines marked: []."),
                Verdict.compare(hidden, Setting.FASTTRACK, found).stream()
                        .filter(line -> line.startsWith("Lines"))
                        .toList());
        assertEquals(
                List.of("Lines named: [], lines marked: [2, 3]."), Verdict.compare(hidden, Setting.race(1), List.of()));
        assertEquals(
                List.of("Line 2 should be predicted, not observed.", "Line 3 should be predicted, not observed."),
                Verdict.compare(hidden, Setting.race(1), found));
        assertTrue(hidden.racy());
    }

    @Test
    void aCleanProgramMayBeCalledConditionalWhereItSaysSo() {
        Target handed = Target.of(NAME, List.of("", "x = 1; // at most conditional", "x = 2; // at most conditional"));
        assertEquals(List.of(), Verdict.compare(handed, Setting.race(1), List.of()));
        assertEquals(
                2,
                Verdict.compare(handed, Setting.race(1), List.of(finding("Demo.java", 2, 3)))
                        .size());
        assertTrue(!handed.racy());
    }

    @Test
    void aFindingOfAnotherKindIsWrong() {
        Target other = Target.of(NAME, List.of("x = 1; // determinacy", "x = 2; // determinacy: Demo.x"));
        assertEquals(
                List.of(
                        "Line 1 should be a determinacy-race, not a data-race.",
                        "Line 2 should be a determinacy-race, not a data-race."),
                Verdict.compare(other, Setting.race(1), List.of(finding("Demo.java", 1, 2))));
    }

    @Test
    void anAtomicityViolationHasAMarkOfItsOwn() {
        Target split = Target.of(NAME, List.of("x = 1; // atomicity", "x = 2; // atomicity: Demo.x"));
        assertEquals(
                2,
                Verdict.compare(split, Setting.race(1), List.of(finding("Demo.java", 1, 2)))
                        .size());
        assertTrue(split.racy());
    }

    @Test
    void whereLocksWereReleasedMustBeNamedIfALineSaysSo() {
        Target split = Target.of(
                NAME,
                List.of(
                        "class Demo { // analyses: atomicity",
                        "unlock(); // released",
                        "wait(); // released and taken again"));
        assertEquals(
                List.of(
                        "Locks released on lines [], lines marked: [2, 3].",
                        "Locks taken again on lines [], lines marked: [3]."),
                Verdict.compare(split, Setting.race(1), List.of()));
    }

    @Test
    void theLinesSayWhoIsToLook() {
        assertEquals(List.of("fasttrack"), Setting.FASTTRACK.analyses(clean));
        assertEquals(
                List.of("race", "determinacy"),
                Target.of(NAME, List.of("class Demo { // analyses: race,determinacy"))
                        .analyses());
    }

    @Test
    void theLinesSayWhatIsPrintedAndHowTheProgramEnds() {
        Target target = Target.of(NAME, List.of("print(1); // prints: 1", "exit(3); // exit: 3"));
        assertEquals("1" + System.lineSeparator(), target.output());
        assertEquals(3, target.exitStatus());
        assertEquals("fields.Demo", target.name());
    }
}
