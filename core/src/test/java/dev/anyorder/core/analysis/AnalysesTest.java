package dev.anyorder.core.analysis;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.anyorder.core.options.Choice;
import dev.anyorder.core.options.OptionTable;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

class AnalysesTest {
    @Test
    void everyAnalysisHasItsRowInTheDocument() throws IOException {
        String document = Files.readString(Path.of("../docs/analyses.md"));
        for (Analysis analysis : Analyses.all()) {
            String row = "\n| `" + analysis.name() + "` | ";
            assertTrue(document.contains(row), () -> "docs/analyses.md has no row that begins with" + row);
            String order = "| " + analysis.orders().name().toLowerCase(java.util.Locale.ROOT) + " |";
            String line = document.substring(document.indexOf(row) + 1);
            assertTrue(line.substring(0, line.indexOf('\n')).contains(order), analysis.name());
        }
    }

    @Test
    void theOptionKnowsTheAnalysesThatThereAre() {
        assertEquals(
                Analyses.all().stream().map(Analysis::name).toList(),
                OptionTable.ANALYSES.choices().stream().map(Choice::name).toList());
    }
}
