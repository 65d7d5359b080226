package dev.anyorder.core.options;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class OptionValuesTest {
    @Test
    void noArgumentMeansTheDefaults() {
        OptionValues values = OptionValues.ofAgent(null);
        assertEquals(List.of("race", "determinacy", "declared"), values.list(OptionTable.ANALYSES));
        assertTrue(values.isOn(OptionTable.CONSOLE));
        assertFalse(values.has(OptionTable.OUT));
    }

    @Test
    void aPartWithoutEqualsBelongsToTheValueBefore() {
        OptionValues values = OptionValues.ofAgent("include=a.*,b.C,console=false,analyses=fasttrack,none");
        assertEquals(List.of("a.*", "b.C"), values.list(OptionTable.INCLUDE));
        assertFalse(values.isOn(OptionTable.CONSOLE));
        assertEquals(List.of("fasttrack", "none"), values.list(OptionTable.ANALYSES));
    }

    @Test
    void aFileHoldsOneOptionALineAndValuesWithCommas(@TempDir Path folder) throws IOException {
        Path odd = Files.createDirectory(folder.resolve("a,b=c d"));
        Path file = Files.writeString(
                folder.resolve("options"), "# ours\n\nout=" + odd + "\nconsole=false\nanalyses=none\n");
        OptionValues values = OptionValues.ofAgent("@" + file);
        assertEquals(odd, values.path(OptionTable.OUT));
        assertEquals("none", values.text(OptionTable.ANALYSES));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            value = {
                "analyses=fastrack | Unknown analysis 'fastrack'. Did you mean 'fasttrack'? Known: race, determinacy, atomicity, velodrome, determinism, fasttrack, graph, deadlock, none, declared.",
                "analyses=xyzzy | Unknown analysis 'xyzzy'. Known: race, determinacy, atomicity, velodrome, determinism, fasttrack, graph, deadlock, none, declared.",
                "analysis=none | Unknown option 'analysis'. Did you mean 'analyses'? Known: analyses, report, out,",
                "fail-on=note | Unknown option 'fail-on'.",
                "analyses | Option 'analyses' needs a value",
                "analyses= | Option 'analyses' needs a value",
                "report=html | Unknown report format 'html'. Known: text, json, pictures.",
                "report=jsn | Unknown report format 'jsn'. Did you mean 'json'?",
                "color=often | Unknown value of color 'often'. Known: auto, always, never.",
                "console=yes | Option 'console' must be true or false, not 'yes'.",
                "include=a/b | Invalid class pattern 'a/b' in 'include'.",
                "fields=balance | Invalid field 'balance' in 'fields'.",
                "fields=com.acme.A.* x | Invalid field 'com.acme.A.* x' in 'fields'.",
                "suppress=/no/such | Suppression file '/no/such' does not exist.",
                "source=/no/such | Source folder '/no/such' does not exist.",
                "color=auto,color=never | Option 'color' is given twice",
                "@/no/such | Cannot read option file '/no/such'",
            })
    void aMistakeIsASentence(String argument, String sentence) {
        UsageException thrown = assertThrows(UsageException.class, () -> OptionValues.ofAgent(argument));
        assertTrue(thrown.sentence().startsWith(sentence), thrown.sentence());
    }
}
