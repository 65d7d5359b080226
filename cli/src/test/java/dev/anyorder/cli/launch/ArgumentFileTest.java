package dev.anyorder.cli.launch;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

class ArgumentFileTest {
    @Test
    void wordsAreSeparatedByWhiteSpaceAndJoinedByQuotes() {
        assertEquals(
                List.of("-cp", "my classes", "a'b", "-Dx=y z", ""),
                ArgumentFile.words("-cp \"my classes\"\n\t\"a'b\" -Dx='y z' \"\""));
    }

    @Test
    void commentsAreSkippedOnlyOutsideWords() {
        assertEquals(List.of("a#b", "c", "# d"), ArgumentFile.words("a#b # no\nc '# d'"));
    }

    @Test
    void escapesCountOnlyInQuotes() {
        assertEquals(
                List.of("c:\\x", "c:\\x", "ab", "tab\there"),
                ArgumentFile.words("c:\\x \"c:\\\\x\" \"a\\\n   b\" \"tab\\there\""));
    }
}
