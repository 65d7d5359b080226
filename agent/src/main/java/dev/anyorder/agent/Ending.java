package dev.anyorder.agent;

import dev.anyorder.agent.monitor.Collector;
import dev.anyorder.agent.monitor.Failures;
import dev.anyorder.agent.shadow.Counts;
import dev.anyorder.agent.task.Threads;
import dev.anyorder.agent.transform.Skipped;
import dev.anyorder.core.analysis.Analysis;
import dev.anyorder.core.finding.Finding;
import dev.anyorder.core.finding.RunInfo;
import dev.anyorder.core.finding.RunResult;
import dev.anyorder.core.options.OptionTable;
import dev.anyorder.core.options.OptionValues;
import dev.anyorder.report.Format;
import dev.anyorder.report.ReportException;
import dev.anyorder.report.Reports;
import dev.anyorder.report.SuppressionException;
import dev.anyorder.report.Suppressions;
import dev.anyorder.report.TextReport;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import jdk.internal.access.SharedSecrets;
import org.jspecify.annotations.Nullable;

/** The end of the run: after the program's own shutdown hooks, what was found is written. */
final class Ending implements Runnable {
    /** The JVM runs its hooks by slot; 0 to 2 are its own, and the program's run in slot 1. */
    private static final int SLOT = 8;

    /** As it was before the program could replace or close it. */
    private final PrintStream errors = System.err;

    private final OptionValues options;
    private final Chosen chosen;
    private final Threads threads;
    private final Collector collector;
    private final List<Supplier<List<Finding>>> others;
    private final Skipped skipped;
    private final Failures failures;
    private final @Nullable Reports reports;
    private final Suppressions suppressions;

    Ending(
            OptionValues options,
            Chosen chosen,
            Threads threads,
            Collector collector,
            List<Supplier<List<Finding>>> others,
            Skipped skipped,
            Failures failures)
            throws ReportException, SuppressionException {
        this.options = options;
        this.chosen = chosen;
        this.threads = threads;
        this.collector = collector;
        this.others = others;
        this.skipped = skipped;
        this.failures = failures;
        Path out = options.has(OptionTable.OUT) ? options.path(OptionTable.OUT) : null;
        Path source = options.path(OptionTable.SOURCE);
        Reports prepared = out == null ? null : Reports.prepare(out);
        this.reports = prepared == null || source == null ? prepared : prepared.withSources(List.of(source));
        Path suppress = options.path(OptionTable.SUPPRESS);
        this.suppressions = suppress == null ? Suppressions.none() : Suppressions.read(suppress);
    }

    /** Has something run when all is over. */
    static void register(Runnable ending) {
        SharedSecrets.getJavaLangAccess().registerShutdownHook(SLOT, false, ending);
    }

    @Override
    public void run() {
        try {
            threads.settleAll();
            List<Finding> findings = new ArrayList<>(collector.findings());
            others.forEach(other -> findings.addAll(other.get()));
            RunResult result = suppressions.apply(new RunResult(info(), findings));
            if (reports != null) {
                reports.write(result, Format.of(options.list(OptionTable.REPORT)));
            }
            if (options.isOn(OptionTable.CONSOLE)) {
                errors.print(TextReport.plain().render(result));
            }
        } catch (Throwable failure) {
            errors.println("AnyOrder: the report could not be written: " + failure);
        }
    }

    /** Version and vendor of the JVM. */
    static String java() {
        return System.getProperty("java.version") + ", " + System.getProperty("java.vendor");
    }

    private RunInfo info() {
        List<String> names = new ArrayList<>();
        for (Analysis analysis : chosen.analyses()) {
            names.add(analysis.name());
        }
        List<String> notes = new ArrayList<>(failures.notes());
        notes.addAll(chosen.unchecked().notes());
        if (collector.dropped() > 0) {
            notes.add(collector.dropped() + " conflicts were not kept: there were too many different findings.");
        }
        Counts counts = threads.counts();
        return new RunInfo(
                names,
                java(),
                threads.tasks(),
                counts.steps(),
                counts.locations(),
                skipped.count(),
                skipped.reasons(),
                notes,
                Map.of("remembered", counts.remembered(), "questions", counts.questions()));
    }
}
