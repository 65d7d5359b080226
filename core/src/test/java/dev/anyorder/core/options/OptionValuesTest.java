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
            value = {
                "analyses=fastrack | Unknown analysis fastrack; did you mean fasttrack? Known: race, determinacy, atomicity, velodrome, determinism, fasttrack, graph, deadlock, none, declared.",
                "analyses=xyzzy | Unknown analysis xyzzy. Known: race, determinacy, atomicity, velodrome, determinism, fasttrack, graph, deadlock, none, declared.",
                "analysis=none | Unknown option analysis; did you mean analyses? Known: analyses, report, out,",
                "fail-on=note | Unknown option fail-on.",
                "analyses | The option analyses needs a value",
                "analyses= | The option analyses needs a value",
                "report=html | Unknown report format html. Known: text, json, pictures.",
                "report=jsn | Unknown report format jsn; did you mean json?",
                "color=often | Unknown value of color often. Known: auto, always, never.",
                "console=yes | The option console is true or false, not yes.",
                "include=a/b | The pattern a/b of include is not the name of a class or package",
                "fields=balance | The value balance of fields is not a field with its class",
                "fields=com.acme.A.* x | The value com.acme.A.* x of fields is not a field with its class",
                "suppress=/no/such | The file /no/such of suppress does not exist; name a file that can be read.",
                "source=/no/such | The folder /no/such of source does not exist; name one that does.",
                "color=auto,color=never | The option color is given twice",
                "@/no/such | The file of options /no/such cannot be read",
            })
    void aMistakeIsASentence(String argument, String sentence) {
        UsageException thrown = assertThrows(UsageException.class, () -> OptionValues.ofAgent(argument));
        assertTrue(thrown.sentence().startsWith(sentence), thrown.sentence());
    }
}
