package dev.anyorder.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.anyorder.core.finding.Evidence;
import dev.anyorder.core.finding.Finding;
import dev.anyorder.core.finding.FindingKind;
import dev.anyorder.core.finding.Severity;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** What {@code docs/reports.md} shows is what the code does. */
class ReportsDocTest {
    private static final Pattern BLOCK = Pattern.compile("<!-- ([^\\n]+?) -->\n```text\n(.*?)```", Pattern.DOTALL);

    private String doc = "";

    @BeforeEach
    void read() throws IOException {
        doc = Files.readString(Path.of("../docs/reports.md"));
    }

    private List<String> blocks(String mark) {
        List<String> blocks = new ArrayList<>();
        Matcher matcher = BLOCK.matcher(doc);
        while (matcher.find()) {
            if (matcher.group(1).equals(mark)) {
                blocks.add(matcher.group(2));
            }
        }
        return blocks;
    }

    @Test
    void theExampleReportsAreTheGoldenFiles() throws Exception {
        for (String golden : List.of(
                "field-with-locks.txt", "split.txt", "circle.txt", "conflict.txt", "cycle.txt", "nothing.txt")) {
            assertEquals(List.of(Golden.read(golden)), blocks("golden: " + golden));
        }
    }

    @Test
    void theExampleSuppressionsWork() throws Exception {
        SuppressionList suppressions =
                SuppressionList.parse("doc", blocks("suppressions").get(0));
        List<String> left = suppressions.apply(Samples.all()).findings().stream()
                .map(Finding::id)
                .toList();
        // Gone are the HashMap, Stats.hits, and the finding that is named by its id.
        assertEquals(List.of("11d0c3aa", "c4c4c4c4", "e0e0e0e0"), left);
    }

    @Test
    void everySuppressionPatternIsExplained() {
        for (SuppressionTarget target : SuppressionTarget.values()) {
            assertTrue(doc.contains("| `" + target.word + ":` |"), target.word);
        }
    }

    @Test
    void everyWordOfTheJsonIsExplained() {
        List<String> words = new ArrayList<>();
        String json = JsonReport.render(Samples.fieldWithLocks()) + JsonReport.render(Samples.nothingButNotes());
        Matcher keys = Pattern.compile("\"(\\w+)\": ").matcher(json);
        while (keys.find()) {
            words.add(keys.group(1));
        }
        for (FindingKind kind : FindingKind.values()) {
            words.add(kind.text());
        }
        for (Severity severity : Severity.values()) {
            words.add(severity.text());
        }
        for (Evidence evidence : Evidence.values()) {
            words.add(evidence.text());
        }
        for (String word : words) {
            assertTrue(Pattern.compile("[`.]" + word + "[`.]").matcher(doc).find(), word);
        }
    }
}
