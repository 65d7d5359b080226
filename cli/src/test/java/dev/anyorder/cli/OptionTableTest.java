package dev.anyorder.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.anyorder.core.finding.Level;
import dev.anyorder.core.options.OptionTable;
import dev.anyorder.report.Format;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class OptionTableTest {
    @Test
    void theFormatsOfTheTableAreThoseOfTheReports() {
        assertEquals(Stream.of(Format.values()).map(Format::text).toList(), OptionTable.REPORT.readyNames());
    }

    @Test
    void theLevelsOfTheTableAreThoseOfFindings() {
        assertEquals(Stream.of(Level.values()).map(Level::text).toList(), OptionTable.FAIL_ON.readyNames());
    }
}
