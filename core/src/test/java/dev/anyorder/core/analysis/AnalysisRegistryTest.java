package dev.anyorder.core.analysis;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.anyorder.core.analysis.registry.AnalysisRegistry;
import dev.anyorder.core.options.OptionChoice;
import dev.anyorder.core.options.OptionTable;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class AnalysisRegistryTest {
    @Test
    void everyAnalysisHasItsRowInTheDocument() throws IOException {
        String document = Files.readString(Path.of("../docs/analyses.md"));
        for (Analysis analysis : AnalysisRegistry.all()) {
            String row = "\n| `" + analysis.name() + "` | ";
            assertTrue(document.contains(row), () -> "docs/analyses.md has no row that begins with" + row);
            String order = "| " + analysis.orders().name().toLowerCase(java.util.Locale.ROOT) + " |";
            String line = document.substring(document.indexOf(row) + 1);
            assertTrue(line.substring(0, line.indexOf('\n')).contains(order), analysis.name());
        }
    }

    @Test
    void theOptionKnowsTheAnalysesThatThereAre() {
        List<String> names = new ArrayList<>(
                AnalysisRegistry.all().stream().map(Analysis::name).toList());
        names.add(OptionTable.DECLARED);
        assertEquals(
                names,
                OptionTable.ANALYSES.choices().stream().map(OptionChoice::name).toList());
    }

    @Test
    void thoseOfWhatIsDeclaredAreThere() {
        for (String name : AnalysisRegistry.ofDeclared(true, true)) {
            assertNotNull(AnalysisRegistry.named(name), name);
        }
        assertEquals(List.of("determinism"), AnalysisRegistry.ofDeclared(false, true));
        assertEquals(List.of("atomicity"), AnalysisRegistry.ofDeclared(true, false));
    }
}
