package dev.anyorder.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.anyorder.core.finding.RunResult;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class JsonReportTest {
    @TempDir
    Path folder;

    private static String broken(String was, String becomes) {
        String json = JsonReport.render(Samples.fieldWithLocks());
        assertTrue(json.contains(was), was);
        String text = json.replace(was, becomes);
        return assertThrows(ReportException.class, () -> JsonReader.parse(text)).getMessage();
    }

    @Test
    void everythingWeKnowIsWritten() throws Exception {
        Golden.check("field-with-locks.json", JsonReport.render(Samples.fieldWithLocks()));
        Golden.check("circle.json", JsonReport.render(Samples.circle()));
    }

    @Test
    void aRunWithoutFindingsIsWrittenToo() throws Exception {
        Golden.check("nothing-but-notes.json", JsonReport.render(Samples.nothingButNotes()));
    }

    @Test
    void whatWasWrittenComesBackEqual() throws Exception {
        for (long seed = 0; seed < 500; seed++) {
            RunResult result = new RandomResults(seed).result();
            byte[] bytes = JsonReport.render(result).getBytes(StandardCharsets.UTF_8);
            assertEquals(result, JsonReader.parse(new String(bytes, StandardCharsets.UTF_8)), "seed " + seed);
        }
    }

    @Test
    void everyBeginningOfAFileIsRefused() {
        String json = JsonReport.render(Samples.fieldWithLocks()).strip();
        for (int length = 0; length < json.length(); length++) {
            String beginning = json.substring(0, length);
            assertThrows(ReportException.class, () -> JsonReader.parse(beginning), beginning);
        }
    }

    @Test
    void anotherVersionIsRefused() {
        assertEquals("version is 2, not 1", broken("\"version\": 1", "\"version\": 2"));
    }

    @Test
    void aMissingKeyIsNamedWithItsPlace() {
        assertEquals("findings[0].accesses[0].op is missing", broken("\"op\": \"write\",", ""));
    }

    @Test
    void anUnknownKeyIsNamedWithItsPlace() {
        assertEquals("run.threads is not a known key", broken("\"tasks\": 14", "\"tasks\": 14, \"threads\": 2"));
    }

    @Test
    void aValueOfTheWrongTypeIsNamedWithItsPlace() {
        assertEquals("run.tasks is not a whole number", broken("\"tasks\": 14", "\"tasks\": 14.0"));
        assertEquals("run.steps is not a whole number", broken("\"steps\": 1204", "\"steps\": null"));
        assertEquals("run.analyses[0] is not a string", broken("\"fasttrack\"\n    ]", "7]"));
        assertEquals("findings[0].location is not an object", broken("\"location\": {", "\"location\": [], \"x\": {"));
        assertEquals("run.notes is not a list", broken("\"notes\": []", "\"notes\": {}"));
    }

    @Test
    void anUnknownKindIsNamedWithItsPlace() {
        assertEquals("findings[0].kind has an unknown value \"data-rice\"", broken("data-race", "data-rice"));
    }

    @Test
    void anUnknownExplanationIsNamedWithItsPlace() {
        assertEquals(
                "findings[0].why.type has an unknown value \"ordered-pair\"",
                broken("\"unordered-pair\"", "\"ordered-pair\""));
    }

    @Test
    void aNoteWithTooFewArgumentsIsRefused() {
        String text = JsonReport.render(Samples.nothingButNotes()).replace("\"fields\"\n", "\n");
        assertEquals(
                "run.notes[0].arguments are 0, not 1",
                assertThrows(ReportException.class, () -> JsonReader.parse(text))
                        .getMessage());
    }

    @Test
    void aNumberThatIsTooLargeIsRefused() {
        assertEquals("run.classes.instrumented is out of range: 3000000000", broken(": 37", ": 3000000000"));
    }

    @Test
    void aFileThatCannotBeReadIsNamed() throws Exception {
        Path file = folder.resolve("findings.json");
        ReportException missing = assertThrows(ReportException.class, () -> JsonReader.read(file));
        assertEquals("Cannot read '" + file + "': no such file or folder", missing.getMessage());
        Files.writeString(file, "{\n  \"version\": oops");
        ReportException malformed = assertThrows(ReportException.class, () -> JsonReader.read(file));
        assertEquals(
                file + " is not a complete findings.json of version 1: line 2, column 14: 'o' was not expected",
                malformed.getMessage());
        Files.write(file, new byte[] {'"', (byte) 0xff, '"'});
        ReportException binary = assertThrows(ReportException.class, () -> JsonReader.read(file));
        assertEquals("Cannot read '" + file + "': not UTF-8 text", binary.getMessage());
    }
}
