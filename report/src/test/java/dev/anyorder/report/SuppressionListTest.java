package dev.anyorder.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.anyorder.core.finding.Finding;
import dev.anyorder.core.finding.NoteType;
import dev.anyorder.core.finding.RunNote;
import dev.anyorder.core.finding.RunResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SuppressionListTest {
    private static final RunResult ALL = Samples.all();

    @TempDir
    Path folder;

    private static String mistake(String text) {
        return assertThrows(SuppressionException.class, () -> SuppressionList.parse("my.suppress", text))
                .getMessage();
    }

    @ParameterizedTest
    @CsvSource({
        "data-race field:com.acme.Account.balance, 7c1e09f2 c4c4c4c4",
        "* field:com.acme.**, 7c1e09f2 90aa3d01 c4c4c4c4",
        "deadlock field:**, ''",
        "* array:int[], 11d0c3aa",
        "* array:**, 11d0c3aa",
        "* object:java.util.*, 2be41f70",
        "* frame:com.acme.Stats.hit, 90aa3d01",
        "* frame:com.acme.Bank.lambda$*, 7c1e09f2 c4c4c4c4 e0e0e0e0",
        "* frame:Counter.add, e0e0e0e0",
        "* id:11d0c3aa, 11d0c3aa",
    })
    void aRuleTakesAwayExactlyWhatItNames(String rule, String ids) throws Exception {
        RunResult kept = SuppressionList.parse("f", rule).apply(ALL);
        List<String> gone = ALL.findings().stream()
                .filter(finding -> !kept.findings().contains(finding))
                .map(Finding::id)
                .sorted()
                .toList();
        assertEquals(ids, String.join(" ", gone));
        assertEquals(gone.size(), kept.run().counters().get(SuppressionList.COUNTER));
    }

    @Test
    void commentsBlankLinesAndSpacesDoNotMatter() throws Exception {
        String text = "\ufeff# head\r\n\r\n\t*\t id:x# \t # why\n   # tail";
        RunResult result = SuppressionList.parse("f", text).apply(ALL);
        assertEquals(
                List.of(new RunNote(NoteType.UNUSED_SUPPRESSION, "f:3", "* id:x#")),
                result.run().notes());
    }

    @Test
    void ofTwoRulesThatOverlapNoneIsCalledUseless() throws Exception {
        RunResult result = SuppressionList.parse("f", "* field:**\ndata-race field:com.acme.**")
                .apply(ALL);
        assertEquals(List.of(), result.run().notes());
    }

    @Test
    void withoutRulesNothingChanges() throws Exception {
        assertSame(ALL, SuppressionList.none().apply(ALL));
        assertSame(ALL, SuppressionList.parse("f", "# nothing yet\n").apply(ALL));
    }

    @Test
    void anUnknownKindIsRefusedWithTheKnownOnes() {
        assertEquals(
                "my.suppress:2: unknown kind 'race'. Known: data-race, determinacy-race, rounding-race,"
                        + " atomicity-violation, atomicity-cycle, determinism-conflict, determinism-cycle,"
                        + " nondeterminism-source,"
                        + " deadlock, measurement, or * for all.",
                mistake("\nrace field:a.B.c"));
    }

    @Test
    void aPatternWithoutTypeIsRefusedWithTheKnownOnes() {
        assertEquals(
                "my.suppress:1: pattern 'a.B.c' has no type. Start it with one of field:,"
                        + " array:, object:, frame:, id:.",
                mistake("data-race a.B.c"));
        assertEquals(
                "my.suppress:1: pattern 'fun:a' has the unknown type 'fun'. Start it with one of field:,"
                        + " array:, object:, frame:, id:.",
                mistake("data-race fun:a"));
    }

    @Test
    void aPatternThatCanNeverMatchIsRefusedWithAnExample() {
        assertEquals(
                "my.suppress:1: 'field:hits' can never match. Example: field:com.acme.Stats.hits",
                mistake("data-race field:hits"));
        assertEquals("my.suppress:1: 'array:int' can never match. Example: array:int[]", mistake("* array:int"));
        assertEquals("my.suppress:1: empty pattern after id:. Example: id:7c1e09f2", mistake("* id:"));
        assertEquals(
                "my.suppress:1: *** is not a wildcard. Use * for a part of a name without dots, ** for anything.",
                mistake("* frame:a.***"));
    }

    @Test
    void aRuleWithTooFewOrTooManyWordsIsRefused() {
        assertEquals(
                "my.suppress:1: 'data-race' is not a rule: it needs a kind and a pattern. Example:"
                        + " data-race field:com.acme.Stats.hits  # why",
                mistake("data-race # field:a.B.c"));
        assertEquals(
                "my.suppress:1: unexpected 'benign'. Write one rule per line, and comments after #.",
                mistake("data-race field:a.B.c benign"));
    }

    @Test
    void allMistakesAreToldAtOnce() {
        assertEquals(3, mistake("x\n* id:ok\n* y\n* frame:\n").lines().count());
    }

    @Test
    void aFileThatCannotBeReadIsNamed() throws Exception {
        Path file = folder.resolve("none");
        assertEquals(
                "Cannot read suppression file '" + file + "': no such file or folder.",
                assertThrows(SuppressionException.class, () -> SuppressionList.read(file))
                        .getMessage());
        assertTrue(assertThrows(SuppressionException.class, () -> SuppressionList.read(folder))
                .getMessage()
                .startsWith("Cannot read suppression file '" + folder));
        Files.writeString(file, "oops");
        assertTrue(assertThrows(SuppressionException.class, () -> SuppressionList.read(file))
                .getMessage()
                .startsWith(file + ":1: "));
    }
}
