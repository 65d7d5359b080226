package dev.anyorder.testbed.bench;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/**
 * Measures what AnyOrder costs, in processor time and heap. For each kernel it starts JVMs in turn, one of each
 * configuration and then the next round, so that a machine that becomes slower or faster does so for all of them.
 */
final class Overhead {

    private final OverheadOptions options;
    private final PrintStream progress;

    Overhead(OverheadOptions options, PrintStream progress) {
        this.options = options;
        this.progress = progress;
    }

    /** Runs all that was asked for. */
    OverheadReport measure() throws IOException, InterruptedException {
        Path folder = options.keep().isPresent() ? options.keep().get() : Files.createTempDirectory("anyorder-bench");
        try {
            List<KernelRow> rows = new ArrayList<>();
            for (KernelEntry kernel : options.kernels()) {
                rows.add(measure(kernel, folder));
            }
            return new OverheadReport(options, options.configurations(), rows);
        } finally {
            if (options.keep().isEmpty()) {
                delete(folder);
            }
        }
    }

    private KernelRow measure(KernelEntry kernel, Path folder) throws IOException, InterruptedException {
        KernelRow row = new KernelRow(kernel, options.configurations());
        ChildJvm jvm = new ChildJvm(options);
        for (int run = 1; run <= options.number("runs"); run++) {
            for (Configuration configuration : options.configurations()) {
                Path own = folder.resolve(kernel.name() + "-" + configuration.name() + "-" + run);
                ChildResult result = jvm.run(kernel, configuration, own);
                row.cell(configuration).add(result);
                tell(kernel, configuration, run, result);
            }
        }
        return row;
    }

    private void tell(KernelEntry kernel, Configuration configuration, int run, ChildResult result) {
        String outcome = result.failed()
                ? result.failure()
                : String.format(
                        Locale.ROOT,
                        "cpu %.0f ms, wall %.0f ms, live %.1f MB, findings %d",
                        result.cpuNanos() / 1e6,
                        result.wallNanos() / 1e6,
                        result.peakLiveBytes() / (1 << 20),
                        result.findings());
        progress.println(kernel.name() + " " + configuration.name() + " #" + run + ": " + outcome);
    }

    private static void delete(Path folder) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(file);
            }
        }
    }
}
