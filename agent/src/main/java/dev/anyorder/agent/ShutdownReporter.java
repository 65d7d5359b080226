package dev.anyorder.agent;

import dev.anyorder.agent.monitor.FindingCollector;
import dev.anyorder.agent.monitor.InternalFailures;
import dev.anyorder.agent.shadow.WorkCounters;
import dev.anyorder.agent.task.ThreadRegistry;
import dev.anyorder.agent.transform.SkippedClasses;
import dev.anyorder.core.analysis.Analysis;
import dev.anyorder.core.finding.RunInfo;
import dev.anyorder.core.finding.RunNote;
import dev.anyorder.core.finding.RunResult;
import dev.anyorder.core.options.OptionTable;
import dev.anyorder.core.options.OptionValues;
import dev.anyorder.report.ReportException;
import dev.anyorder.report.ReportFolder;
import dev.anyorder.report.ReportFormat;
import dev.anyorder.report.SuppressionException;
import dev.anyorder.report.SuppressionList;
import dev.anyorder.report.TextReport;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import jdk.internal.access.SharedSecrets;
import org.jspecify.annotations.Nullable;

/** Writes the report after the program's own shutdown hooks. */
final class ShutdownReporter implements Runnable {
    /** The JVM uses slots 0 to 2; the program's hooks run in slot 1. */
    private static final int SLOT = 8;

    /** Saved before the program can replace or close it. */
    private final PrintStream errors = System.err;

    private final OptionValues options;
    private final SelectedAnalyses selected;
    private final ThreadRegistry threads;
    private final FindingCollector collector;
    private final SkippedClasses skipped;
    private final InternalFailures failures;
    private final @Nullable ReportFolder reportFolder;
    private final SuppressionList suppressions;

    ShutdownReporter(
            OptionValues options,
            SelectedAnalyses selected,
            ThreadRegistry threads,
            FindingCollector collector,
            SkippedClasses skipped,
            InternalFailures failures)
            throws ReportException, SuppressionException {
        this.options = options;
        this.selected = selected;
        this.threads = threads;
        this.collector = collector;
        this.skipped = skipped;
        this.failures = failures;
        Path out = options.has(OptionTable.OUT) ? options.path(OptionTable.OUT) : null;
        Path source = options.path(OptionTable.SOURCE);
        ReportFolder prepared = out == null ? null : ReportFolder.prepare(out);
        this.reportFolder = prepared == null || source == null ? prepared : prepared.withSources(List.of(source));
        Path suppress = options.path(OptionTable.SUPPRESS);
        this.suppressions = suppress == null ? SuppressionList.none() : SuppressionList.read(suppress);
    }

    static void register(Runnable ending) {
        SharedSecrets.getJavaLangAccess().registerShutdownHook(SLOT, false, ending);
    }

    @Override
    public void run() {
        try {
            threads.settleAll();
            selected.analyses().forEach(Analysis::runEnded);
            RunResult result = suppressions.apply(new RunResult(info(), collector.findings()));
            if (reportFolder != null) {
                reportFolder.write(result, ReportFormat.of(options.list(OptionTable.REPORT)));
            }
            if (options.isOn(OptionTable.CONSOLE)) {
                errors.print(TextReport.plain().render(result));
            }
        } catch (Throwable failure) {
            errors.println("AnyOrder: cannot write the report: " + failure);
        }
    }

    static String java() {
        return System.getProperty("java.version") + ", " + System.getProperty("java.vendor");
    }

    private RunInfo info() {
        List<String> names = new ArrayList<>();
        for (Analysis analysis : selected.analyses()) {
            names.add(analysis.name());
        }
        List<RunNote> notes = new ArrayList<>(failures.notes());
        notes.addAll(selected.lateDeclarations().notes());
        notes.addAll(collector.notes());
        WorkCounters workCounters = threads.workCounters();
        return new RunInfo(
                names,
                Analysis.schedules(selected.analyses()),
                java(),
                threads.tasks(),
                workCounters.steps(),
                workCounters.locations(),
                skipped.count(),
                skipped.reasons(),
                notes,
                Map.of("remembered", workCounters.remembered(), "questions", workCounters.questions()));
    }
}
