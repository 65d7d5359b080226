package dev.anyorder.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.anyorder.core.finding.Finding;
import dev.anyorder.core.finding.NoteType;
import dev.anyorder.core.finding.RunInfo;
import dev.anyorder.core.finding.RunNote;
import dev.anyorder.core.finding.RunResult;
import dev.anyorder.core.finding.ScheduleScope;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class TextReportTest {
    private static final List<Path> SOURCES = List.of(Path.of("src/test/resources/sources"));

    private static String plain(RunResult result) {
        return TextReport.plain().withSources(SOURCES).render(result);
    }

    @Test
    void aFieldRaceIsToldWithLocksAndSourceLines() throws Exception {
        Golden.check("field-with-locks.txt", plain(Samples.fieldWithLocks()));
    }

    @Test
    void colourDimsWhatIsFoldedOtherwise() throws Exception {
        Golden.check(
                "field-with-locks-coloured.txt",
                TextReport.coloured().withSources(SOURCES).render(Samples.fieldWithLocks()));
    }

    @Test
    void aBlockThatIsSplitIsShownAsItHappensInColumns() throws Exception {
        Golden.check("split.txt", plain(Samples.split()));
    }

    @Test
    void anUpdateThatIsSplitInItselfIsToldOnce() throws Exception {
        Golden.check("split-update.txt", plain(Samples.splitUpdate()));
    }

    @Test
    void namesWhatIsInConflictInABlock() throws Exception {
        Golden.check("conflict.txt", plain(Samples.conflict()));
    }

    @Test
    void namesTheCallThatIsNondeterministic() throws Exception {
        Golden.check("nondeterministic-call.txt", plain(Samples.nondeterministicCall()));
    }

    @Test
    void namesWhatEachTaskOfADeadlockWaitsFor() throws Exception {
        Golden.check("deadlock.txt", plain(Samples.deadlock()));
    }

    @Test
    void namesEachEdgeOfACycle() throws Exception {
        Golden.check("cycle.txt", plain(Samples.cycle()));
    }

    @Test
    void namesTheBlocksOfACircle() throws Exception {
        Golden.check("circle.txt", plain(Samples.circle()));
    }

    @Test
    void anArrayElementIsNamedByLengthAndIndex() throws Exception {
        Golden.check("array-element.txt", plain(Samples.arrayElement()));
    }

    @Test
    void callsOnALibraryObjectAreNamed() throws Exception {
        Golden.check("hashmap-put-get.txt", plain(Samples.hashMapPutAndGet()));
    }

    @Test
    void aStaticFieldHasNoInstance() throws Exception {
        Golden.check("static-field.txt", plain(Samples.staticField()));
    }

    @Test
    void aThreadAndAJobOfAPoolAreToldApart() throws Exception {
        Golden.check("thread-and-job.txt", plain(Samples.threadAndJob()));
    }

    @Test
    void aStackThatWasNotKeptIsSaidToBeIncomplete() throws Exception {
        Golden.check("incomplete-stack.txt", plain(Samples.incompleteStack()));
    }

    @Test
    void nothingFoundIsOneHonestLine() throws Exception {
        Golden.check("nothing.txt", plain(Samples.nothing()));
        assertEquals(1, plain(Samples.nothing()).lines().count());
    }

    @Test
    void notesAndSkippedClassesAreToldWithoutFindingsToo() throws Exception {
        Golden.check("nothing-but-notes.txt", plain(Samples.nothingButNotes()));
    }

    @Test
    void manyFindingsStayReadable() throws Exception {
        Golden.check("many.txt", plain(Samples.many(60)));
    }

    @Test
    void veryManyFindingsEndInACount() {
        String report = plain(Samples.many(1000));
        assertTrue(report.contains("\u2026 and 450 more in findings.json"), report);
    }

    @Test
    void suppressedFindingsAreCountedAndUselessRulesNoted() throws Exception {
        SuppressionList suppressions = SuppressionList.parse("anyorder.suppress", """
                data-race  field:com.acme.Account.*   # two of the samples
                *          frame:org.lib.**           # of no use
                """);
        Golden.check("suppressed.txt", plain(suppressions.apply(Samples.all())));
        Golden.check("all-suppressed.txt", plain(suppressions.apply(Samples.threadAndJob())));
    }

    @Test
    void theOrderOfTheInputDoesNotMatter() {
        RunResult result = Samples.many(60);
        List<Finding> reversed = new ArrayList<>(result.findings());
        Collections.reverse(reversed);
        assertEquals(plain(result), plain(new RunResult(result.run(), reversed)));
    }

    @Test
    void withoutSourcesNoSourceLineIsShown() {
        assertFalse(TextReport.plain().render(Samples.fieldWithLocks()).contains("balance += amount;"));
    }

    @Test
    void aSingleSourceFileIsARootToo() {
        Path file = SOURCES.get(0).resolve("com/acme/Account.java");
        String report = TextReport.plain().withSources(List.of(file)).render(Samples.fieldWithLocks());
        assertTrue(report.contains("balance += amount;"), report);
    }

    @Test
    void anAsciiTerminalGetsAsciiOnly() {
        String report =
                TextReport.plain().withCharset(StandardCharsets.US_ASCII).render(Samples.fieldWithLocks());
        assertTrue(report.chars().allMatch(c -> c < 128), report);
        assertTrue(report.contains("... 1 frame of the JDK"), report);
    }

    @Test
    void namesOfTheProgramCannotSteerTheTerminal() {
        RunNote hostile = new RunNote(NoteType.SELECTED_FIELDS, "a\u001b[2Jb\nc\u202ed\ud800");
        RunInfo run = new RunInfo(List.of(), ScheduleScope.ALL, "", 2, 2, 2, 2, Map.of(), List.of(hostile), Map.of());
        String report = plain(new RunResult(run, List.of()));
        assertTrue(report.contains(" option a\\u{1b}[2Jb\\u{a}c\\u{202e}d\\u{d800}, "), report);
    }

    @Test
    void aRunOfOneTaskIsNotPraised() {
        RunInfo run = new RunInfo(List.of("race"), ScheduleScope.ALL, "25", 1, 1, 0, 3, Map.of(), List.of(), Map.of());
        String report = plain(new RunResult(run, List.of()));
        assertTrue(report.endsWith("Only one task ran, so there is nothing to reorder.\n"), report);
    }

    @Test
    void aRunWithoutInstrumentedClassesIsSaidToBeUnchecked() {
        RunInfo run = new RunInfo(List.of("race"), ScheduleScope.ALL, "25", 5, 9, 0, 0, Map.of(), List.of(), Map.of());
        String report = plain(new RunResult(run, List.of()));
        assertTrue(report.endsWith("No class was instrumented, so nothing was checked.\n"), report);
    }
}
