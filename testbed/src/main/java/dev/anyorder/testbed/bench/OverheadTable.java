package dev.anyorder.testbed.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.ToDoubleFunction;
import java.util.stream.Collectors;

/** The report as a Markdown table, with columns that line up when printed. */
final class OverheadTable {

    private static final double MILLION = 1e6;
    private static final double MEGABYTE = 1 << 20;
    private static final List<String> COUNTERS = List.of("tasks", "steps", "locations", "questions", "remembered");

    private final OverheadReport report;
    private final MarkdownTable lines = new MarkdownTable();

    private OverheadTable(OverheadReport report) {
        this.report = report;
    }

    static String format(OverheadReport report) {
        OverheadTable table = new OverheadTable(report);
        table.addHead();
        report.rows().forEach(table::addRow);
        if (!report.compared().isEmpty()) {
            report.counted().forEach(table::addSummaries);
        }
        return table.lines + table.counts() + table.traces() + problems(report);
    }

    /** What the agent counted in the last column. */
    private String counts() {
        if (report.compared().isEmpty()) {
            return "";
        }
        Configuration last = report.compared().get(report.compared().size() - 1);
        MarkdownTable table = new MarkdownTable();
        List<String> head = new ArrayList<>(List.of(last.name() + " counted"));
        head.addAll(COUNTERS);
        table.add(head);
        for (KernelRow row : report.rows()) {
            List<String> line = new ArrayList<>(List.of(row.kernel().name()));
            COUNTERS.forEach(name -> line.add(number(row.cell(last).counted(name), 0)));
            table.add(line);
        }
        return "\n" + table;
    }

    /** What recordings take up. */
    private String traces() {
        if (!report.compared().contains(Configuration.RECORD)) {
            return "";
        }
        MarkdownTable table = new MarkdownTable();
        table.add(List.of("record wrote", "MB", "accesses", "elements %", "bytes each"));
        for (KernelRow row : report.rows()) {
            Cell cell = row.cell(Configuration.RECORD);
            double bytes = cell.counted(TraceOutput.BYTES);
            double accesses = cell.counted(TraceOutput.ACCESSES);
            table.add(List.of(
                    row.kernel().name(),
                    number(bytes / MEGABYTE, 1),
                    number(accesses, 0),
                    number(100 * cell.counted(TraceOutput.ELEMENTS) / accesses, 1),
                    number(bytes / accesses, 2)));
        }
        return "\n" + table;
    }

    private void addHead() {
        List<String> head = new ArrayList<>(List.of("kernel", "threads", "base cpu ms", "wall ms", "live MB"));
        for (Configuration configuration : report.compared()) {
            head.add(configuration.name() + " cpu");
            head.add("heap");
            head.add("findings");
        }
        lines.add(head);
    }

    private void addRow(KernelRow row) {
        Cell base = row.cell(Configuration.BASE);
        List<String> line = new ArrayList<>(List.of(
                row.kernel().name() + (row.problem().isEmpty() ? "" : " (!)"),
                Integer.toString(report.options().number("threads")),
                number(base.cpuNanos() / MILLION, 0),
                number(base.wallNanos() / MILLION, 0),
                number(base.peakLiveBytes() / MEGABYTE, 1)));
        for (Configuration configuration : report.compared()) {
            boolean failed = !row.cell(configuration).failure().isEmpty();
            line.add(failed ? "failed" : number(row.cpuRatio(configuration), 2));
            line.add(number(row.heapRatio(configuration), 2));
            line.add(Integer.toString(row.cell(configuration).findings()));
        }
        lines.add(line);
    }

    private void addSummaries(String group, List<KernelRow> rows) {
        addSummary("geometric mean, " + group, rows, OverheadReport::geometricMean);
        addSummary("worst, " + group, rows, OverheadReport::worst);
    }

    private interface Summary {
        double of(List<KernelRow> rows, ToDoubleFunction<KernelRow> ratio);
    }

    private void addSummary(String label, List<KernelRow> rows, Summary summary) {
        List<String> line = new ArrayList<>(List.of(label, "", "", "", ""));
        for (Configuration configuration : report.compared()) {
            line.add(number(summary.of(rows, row -> row.cpuRatio(configuration)), 2));
            line.add(number(summary.of(rows, row -> row.heapRatio(configuration)), 2));
            line.add("");
        }
        lines.add(line);
    }

    /** What went wrong, a line for each kernel. */
    static String problems(OverheadReport report) {
        return report.rows().stream()
                .filter(row -> !row.problem().isEmpty())
                .map(row -> "(!) " + row.kernel().name() + ": " + row.problem() + "\n")
                .collect(Collectors.joining());
    }

    /** A number, or a dash if it is none. */
    static String number(double value, int digits) {
        return Double.isNaN(value) ? "-" : String.format(Locale.ROOT, "%." + digits + "f", value);
    }
}
