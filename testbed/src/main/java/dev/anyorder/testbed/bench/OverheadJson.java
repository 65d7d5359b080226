package dev.anyorder.testbed.bench;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The report as JSON: the settings, every run of every kernel with its medians and ratios, and the means. */
final class OverheadJson {

    private OverheadJson() {}

    static String format(OverheadReport report) {
        Map<String, Object> means = new LinkedHashMap<>();
        report.counted().forEach((group, rows) -> means.put(group, means(report, rows)));
        Map<String, Object> root = new LinkedHashMap<>();
        root.put("version", 1);
        root.put("java", System.getProperty("java.vm.name") + " " + System.getProperty("java.runtime.version"));
        root.put("processors", Runtime.getRuntime().availableProcessors());
        root.put("options", report.options().all());
        root.put(
                "kernels",
                report.rows().stream().map(row -> kernel(report, row)).toList());
        root.put("means", means);
        return Json.write(root) + "\n";
    }

    private static Map<String, Object> kernel(OverheadReport report, KernelRow row) {
        Map<String, Object> cells = new LinkedHashMap<>();
        for (Configuration configuration : report.configurations()) {
            cells.put(configuration.name(), cell(row, configuration));
        }
        Map<String, Object> kernel = new LinkedHashMap<>();
        kernel.put("name", row.kernel().name());
        kernel.put("group", row.kernel().group().label());
        kernel.put("size", row.kernel().size(report.options().size()));
        kernel.put("threads", report.options().number("threads"));
        kernel.put("problem", row.problem());
        kernel.put("configurations", cells);
        return kernel;
    }

    private static Map<String, Object> cell(KernelRow row, Configuration configuration) {
        Cell cell = row.cell(configuration);
        Map<String, Object> object = new LinkedHashMap<>();
        object.put("cpuNanos", cell.cpuNanos());
        object.put("wallNanos", cell.wallNanos());
        object.put("peakLiveBytes", cell.peakLiveBytes());
        object.put("peakUsedBytes", cell.peakUsedBytes());
        object.put("cpuRatio", row.cpuRatio(configuration));
        object.put("heapRatio", row.heapRatio(configuration));
        object.put("findings", cell.findings());
        object.put("runs", cell.runs().stream().map(OverheadJson::run).toList());
        return object;
    }

    private static Map<String, Object> run(ChildResult run) {
        Map<String, Object> object = new LinkedHashMap<>();
        object.put("cpuNanos", run.cpuNanos());
        object.put("wallNanos", run.wallNanos());
        object.put("peakLiveBytes", run.peakLiveBytes());
        object.put("peakUsedBytes", run.peakUsedBytes());
        object.put("checksum", run.checksum());
        object.put("findings", run.findings());
        object.put("counters", run.counters());
        object.put("failure", run.failure());
        return object;
    }

    private static Map<String, Object> means(OverheadReport report, List<KernelRow> rows) {
        Map<String, Object> means = new LinkedHashMap<>();
        for (Configuration configuration : report.compared()) {
            Map<String, Object> object = new LinkedHashMap<>();
            object.put("cpu", OverheadReport.geometricMean(rows, row -> row.cpuRatio(configuration)));
            object.put("worstCpu", OverheadReport.worst(rows, row -> row.cpuRatio(configuration)));
            object.put("heap", OverheadReport.geometricMean(rows, row -> row.heapRatio(configuration)));
            object.put("worstHeap", OverheadReport.worst(rows, row -> row.heapRatio(configuration)));
            means.put(configuration.name(), object);
        }
        return means;
    }
}
