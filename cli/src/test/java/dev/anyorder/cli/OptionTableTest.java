package dev.anyorder.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.anyorder.core.finding.Severity;
import dev.anyorder.core.options.OptionTable;
import dev.anyorder.report.ReportFormat;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class OptionTableTest {
    @Test
    void theFormatsOfTheTableAreThoseOfTheReports() {
        assertEquals(Stream.of(ReportFormat.values()).map(ReportFormat::text).toList(), OptionTable.REPORT.names());
    }

    @Test
    void theLevelsOfTheTableAreThoseOfFindings() {
        assertEquals(Stream.of(Severity.values()).map(Severity::text).toList(), OptionTable.FAIL_ON.names());
    }
}
