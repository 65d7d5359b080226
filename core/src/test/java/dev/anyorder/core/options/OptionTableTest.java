package dev.anyorder.core.options;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.anyorder.core.analysis.Analyses;
import dev.anyorder.core.analysis.Analysis;
import org.junit.jupiter.api.Test;

class OptionTableTest {
    @Test
    void theAnalysesOfTheTableAreThoseThatThereAre() {
        assertEquals(
                Analyses.all().stream().map(Analysis::name).toList(),
                OptionTable.ANALYSES.choices().stream().map(Choice::name).toList());
    }
}
