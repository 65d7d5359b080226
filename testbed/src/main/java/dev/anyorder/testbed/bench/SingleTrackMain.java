package dev.anyorder.testbed.bench;

import dev.anyorder.core.options.OptionTable;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.function.ToDoubleFunction;

/**
 * The command {@code bench singletrack}: prints Table 1 of seed 001 over programs of ours, each column beside what was
 * published. Which methods are to be deterministic, and atomic, is said by rows of the catalogue. The status is 1 when a program failed
 * or when {@code determinism} reports anything but the two errors, 2 for wrong options; times are only told.
 */
public final class SingleTrackMain {
    private static final String DETERMINISM = "determinism";
    private static final String VELODROME = "velodrome";
    private static final String ROWS = "singletrack.txt";

    private final OverheadReport report;
    private final MarkdownTable table = new MarkdownTable();

    private SingleTrackMain(OverheadReport report) {
        this.report = report;
    }

    public static void main(String[] args) throws IOException, InterruptedException {
        System.exit(run(List.of(args), System.out, System.err));
    }

    /** Does all that the command does, but for leaving the JVM. Options are those of {@code bench overhead}. */
    static int run(List<String> args, PrintStream out, PrintStream err) throws IOException, InterruptedException {
        if (args.contains("--help")) {
            out.print(OverheadOptions.help("singletrack"));
            return 0;
        }
        Path rows = Files.createTempFile("anyorder-singletrack", ".txt");
        try (InputStream resource = SingleTrackMain.class.getResourceAsStream(ROWS)) {
            Files.write(rows, Objects.requireNonNull(resource).readAllBytes());
            List<String> all = new ArrayList<>(List.of("--kernels", SingleTrackRow.kernels(), "--threads", "4"));
            all.addAll(List.of("--configurations", configurations(), "--catalogue", rows.toString()));
            all.addAll(args);
            OverheadReport report;
            try {
                report = new Overhead(OverheadOptions.parse(all.toArray(String[]::new)), err).measure();
            } catch (IllegalArgumentException mistake) {
                err.println(mistake.getMessage());
                err.print(OverheadOptions.help("singletrack"));
                return 2;
            }
            SingleTrackMain suite = new SingleTrackMain(report);
            out.print(suite.format());
            return suite.isRight() ? 0 : 1;
        } finally {
            Files.delete(rows);
        }
    }

    private static String configurations() {
        boolean hasVelodrome = OptionTable.ANALYSES.names().contains(VELODROME);
        return "base,empty," + DETERMINISM + (hasVelodrome ? "," + VELODROME : "");
    }

    private boolean isRight() {
        return !report.hasProblems()
                && report.rows().stream().allMatch(row -> hasError(row) == findings(row, DETERMINISM) > 0);
    }

    private static boolean hasError(KernelRow row) {
        return published(row).hasError();
    }

    private static SingleTrackRow published(KernelRow row) {
        return SingleTrackRow.TABLE.stream()
                .filter(each -> each.kernel().equals(row.kernel().name()))
                .findFirst()
                .orElseThrow();
    }

    private static int findings(KernelRow row, String analysis) {
        return row.cell(Configuration.named(analysis)).findings();
    }

    private String format() {
        List<String> head = new ArrayList<>(List.of("program", "lines", "threads", "s", "base s"));
        for (Configuration each : report.compared()) {
            head.add(each.name());
            head.add("published");
        }
        for (Configuration each : report.compared().subList(1, report.compared().size())) {
            head.add("warnings of " + each.name());
            head.add("published");
        }
        table.add(head);
        report.rows().forEach(this::add);
        addMeans(head.size());
        StringBuilder problems = new StringBuilder();
        report.rows().stream()
                .filter(row -> !row.problem().isEmpty())
                .forEach(row -> problems.append(row.kernel().name() + ": " + row.problem() + "\n"));
        return "lines, threads and s are those of the published programs; "
                + report.options().number("threads")
                + " threads here; times are processor time, as factors of the base\n\n" + table + problems;
    }

    private void add(KernelRow row) {
        SingleTrackRow published = published(row);
        List<String> line = new ArrayList<>(List.of(
                row.kernel().name(),
                Integer.toString(published.lines()),
                Integer.toString(published.threads()),
                Double.toString(published.seconds()),
                number(row.cell(Configuration.BASE).cpuNanos() / 1e9)));
        for (Configuration each : report.compared()) {
            line.add(row.cell(each).failure().isEmpty() ? number(row.cpuRatio(each)) : "failed");
            line.add(Double.toString(factor(published, each)));
        }
        for (Configuration each : report.compared().subList(1, report.compared().size())) {
            line.add(Integer.toString(row.cell(each).findings()));
            line.add(Integer.toString(
                    each.name().equals(DETERMINISM) ? published.nondeterministic() : published.nonatomic()));
        }
        table.add(line);
    }

    private void addMeans(int width) {
        List<String> line = new ArrayList<>(List.of("geometric mean, without errors", "", "", "", ""));
        List<KernelRow> right = report.rows().stream()
                .filter(row -> !hasError(row) && row.problem().isEmpty())
                .toList();
        for (Configuration each : report.compared()) {
            line.add(number(OverheadReport.geometricMean(right, row -> row.cpuRatio(each))));
            ToDoubleFunction<KernelRow> published = row -> factor(published(row), each);
            line.add(number(OverheadReport.geometricMean(right, published)));
        }
        while (line.size() < width) {
            line.add("");
        }
        table.add(line);
    }

    private static double factor(SingleTrackRow published, Configuration column) {
        return switch (column.name()) {
            case DETERMINISM -> published.determinism();
            case VELODROME -> published.velodrome();
            default -> published.empty();
        };
    }

    private static String number(double value) {
        return Double.isNaN(value) ? "-" : String.format(Locale.ROOT, "%.2f", value);
    }
}
