package dev.anyorder.testbed.documents;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** The table of the published suite's patterns names 36 programs that exist and have the verdict that it tells. */
class AtomicityProgramsTest {
    private static final Pattern ROW = Pattern.compile("\\| [^|]+ \\| (a violation|silent) \\| `(\\w+)` \\|");
    private static final Path FOLDER = Path.of("src/targets/java/dev/anyorder/testbed/targets/atomicity");

    private final List<MatchResult> rows = Documents.text(Documents.ROOT.resolve("docs/atomicity-programs.md"))
            .lines()
            .map(ROW::matcher)
            .filter(Matcher::matches)
            .map(Matcher::toMatchResult)
            .toList();

    @Test
    void everyPatternHasAProgramOfItsOwn() {
        assertEquals(36, rows.stream().map(row -> row.group(2)).distinct().count());
    }

    @Test
    void everyProgramIsThereWithThatVerdict() {
        rows.forEach(row -> {
            String name = row.group(2);
            assertTrue(Files.exists(FOLDER.resolve(name + ".java")), name);
            assertTrue(name.endsWith(row.group(1).equals("silent") ? "Clean" : "Racy"), name);
        });
    }
}
