package dev.anyorder.testbed.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What Table 1 and Figure 13 of seed 000 tell of its programs, of ours. Its text gives no number for a single program but that
 * {@code blackscholes} has no query; the means it gives are here.
 */
final class AtomicityTable {
    private static final Configuration ANNOTATED = Configuration.named("atomicity@annotated");
    private static final Configuration EVERYTHING = Configuration.named("atomicity@everything");
    private static final List<Configuration> COMPARED = List.of(
            ANNOTATED,
            Configuration.named("velodrome@annotated"),
            EVERYTHING,
            Configuration.named("velodrome@everything"));

    /** The means of Figure 13, which is about annotated locations only. */
    private static final List<String> PUBLISHED = List.of("4.2", "4.6", "-", "-");

    private AtomicityTable() {}

    /** The configurations that the tables show, as an option names them. */
    static String configurations() {
        return COMPARED.stream().map(Configuration::name).collect(Collectors.joining(","));
    }

    static String format(OverheadReport report) {
        return counts(report) + "\n" + slowdowns(report) + OverheadTable.problems(report);
    }

    /** Table 1: what the analysis had to do, with the annotated blocks and with all. */
    private static String counts(OverheadReport report) {
        MarkdownTable table = new MarkdownTable();
        table.add(List.of("program", "locations", "steps", "queries", "unique %", "all: steps", "queries", "unique %"));
        for (KernelRow row : report.rows()) {
            List<String> line = new ArrayList<>(List.of(row.kernel().name(), counted(row, ANNOTATED, "locations")));
            for (Configuration each : List.of(ANNOTATED, EVERYTHING)) {
                line.add(counted(row, each, "steps"));
                line.add(counted(row, each, "questions"));
                line.add(unique(row, each));
            }
            table.add(line);
        }
        return table.toString();
    }

    private static String counted(KernelRow row, Configuration configuration, String what) {
        Cell cell = row.cell(configuration);
        return cell == null ? "-" : OverheadTable.number(cell.counted(what), 0);
    }

    /** The share of queries that had to be answered, and were not remembered of a location with the same past. */
    private static String unique(KernelRow row, Configuration configuration) {
        Cell cell = row.cell(configuration);
        if (cell == null) {
            return "-";
        }
        double asked = cell.counted("questions");
        return OverheadTable.number(100 * asked / (asked + cell.counted("remembered")), 1);
    }

    /** Figure 13: processor time compared with no agent, and the findings. */
    private static String slowdowns(OverheadReport report) {
        List<Configuration> columns = report.compared().stream()
                .filter(each -> !each.name().equals("empty"))
                .toList();
        MarkdownTable table = new MarkdownTable();
        table.add(line(
                "program",
                List.of("base cpu ms", "hooks x"),
                columns,
                each -> List.of(each.name() + " x", "findings")));
        for (KernelRow row : report.rows()) {
            String base = OverheadTable.number(row.cell(Configuration.BASE).cpuNanos() / 1e6, 0);
            table.add(line(
                    row.kernel().name() + (row.problem().isEmpty() ? "" : " (!)"),
                    List.of(base, hooks(row)),
                    columns,
                    each -> List.of(
                            OverheadTable.number(row.cpuRatio(each), 2),
                            Integer.toString(row.cell(each).findings()))));
        }
        List<KernelRow> counted =
                report.rows().stream().filter(row -> row.problem().isEmpty()).toList();
        table.add(mean("geometric mean, cpu", counted, columns, KernelRow::cpuRatio));
        table.add(mean("geometric mean, elapsed", counted, columns, KernelRow::wallRatio));
        table.add(line("published, elapsed", List.of("", ""), columns, each -> List.of(published(each), "")));
        return table.toString();
    }

    private static String hooks(KernelRow row) {
        Configuration empty = Configuration.named("empty");
        return row.cell(empty) == null ? "-" : OverheadTable.number(row.cpuRatio(empty), 2);
    }

    private static String published(Configuration configuration) {
        int at = COMPARED.indexOf(configuration);
        return at < 0 ? "-" : PUBLISHED.get(at);
    }

    private static List<String> mean(
            String label,
            List<KernelRow> rows,
            List<Configuration> columns,
            BiFunction<KernelRow, Configuration, Double> ratio) {
        return line(label, List.of("", ""), columns, each -> {
            double mean = OverheadReport.geometricMean(rows, row -> ratio.apply(row, each));
            return List.of(OverheadTable.number(mean, 2), "");
        });
    }

    private interface Cells {
        List<String> of(Configuration configuration);
    }

    private static List<String> line(String first, List<String> next, List<Configuration> columns, Cells cells) {
        return Stream.of(Stream.of(first), next.stream(), columns.stream().flatMap(each -> cells.of(each).stream()))
                .flatMap(each -> each)
                .toList();
    }
}
