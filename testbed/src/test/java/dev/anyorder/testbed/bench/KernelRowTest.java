package dev.anyorder.testbed.bench;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;

class KernelRowTest {

    private static final Configuration AGENT = Configuration.named("race+determinacy");

    @Test
    void ratiosAreThoseOfTheMedians() {
        KernelRow row = row("sor");
        for (double cpu : new double[] {100, 900, 200}) {
            row.cell(Configuration.BASE).add(result(cpu, "a"));
            row.cell(AGENT).add(result(3 * cpu, "a"));
        }

        assertEquals(3, row.cpuRatio(AGENT));
        assertEquals(200, row.cell(Configuration.BASE).cpuNanos());
        assertEquals("", row.problem());
    }

    @Test
    void differentChecksumsAreAProblem() {
        assertEquals("checksums differ: [a, b]", twoResults("sor", "a", "b").problem());
        assertEquals(
                "checksums differ: [varies]",
                twoResults("sor", "varies", "varies").problem());
    }

    @Test
    void differentChecksumsOfARacyKernelAreNoProblem() {
        assertEquals("", twoResults("sor-bug", "a", "varies").problem());
    }

    @Test
    void theMeanIsThatOfTheCleanKernelsWithoutAProblem() {
        KernelRow failed = row("crypt");
        failed.cell(AGENT).add(ChildResult.failed("why"));
        List<KernelRow> rows = List.of(twoResults("sor", "a", "a"), twoResults("sor-bug", "a", "a"), failed);
        OverheadReport report = new OverheadReport(
                OverheadOptions.parse("--configurations", "base"), List.of(Configuration.BASE, AGENT), rows);

        assertEquals(List.of(rows.get(0)), report.counted().get("threads"));
        assertTrue(report.hasProblems());
        assertEquals("race,determinacy", AGENT.analyses());
    }

    @Test
    void averagesAreWhatTheirNamesSay() {
        assertEquals(2.5, Statistics.median(List.of(4, 1, 3, 2)));
        assertEquals(4, Statistics.geometricMean(List.of(2.0, 8.0)), 1e-12);
        assertTrue(Double.isNaN(Statistics.median(List.of())));
    }

    private static KernelRow twoResults(String kernel, String base, String agent) {
        KernelRow row = row(kernel);
        row.cell(Configuration.BASE).add(result(100, base));
        row.cell(AGENT).add(result(200, agent));
        return row;
    }

    private static KernelRow row(String kernel) {
        return new KernelRow(KernelCatalogue.find(kernel).orElseThrow(), List.of(Configuration.BASE, AGENT));
    }

    private static ChildResult result(double cpu, String checksum) {
        return ChildResult.of(cpu, cpu, 1000, 2000, checksum);
    }
}
