package dev.anyorder.agent;

import dev.anyorder.agent.monitor.InternalFailures;
import dev.anyorder.agent.shadow.WorkCounters;
import dev.anyorder.agent.site.SiteTable;
import dev.anyorder.agent.task.ThreadRegistry;
import dev.anyorder.agent.trace.RunRecorder;
import dev.anyorder.agent.transform.SkippedClasses;
import dev.anyorder.core.trace.TraceSummary;
import dev.anyorder.report.NoteText;
import java.io.IOException;
import java.io.PrintStream;

/** Closes the trace of a recorded run. */
final class TraceShutdown implements Runnable {
    /** Saved before the program can replace or close it. */
    private final PrintStream errors = System.err;

    private final RunRecorder recorder;
    private final SiteTable sites;
    private final ThreadRegistry threads;
    private final SkippedClasses skipped;
    private final InternalFailures failures;

    TraceShutdown(
            RunRecorder recorder,
            SiteTable sites,
            ThreadRegistry threads,
            SkippedClasses skipped,
            InternalFailures failures) {
        this.recorder = recorder;
        this.sites = sites;
        this.threads = threads;
        this.skipped = skipped;
        this.failures = failures;
    }

    @Override
    public void run() {
        try {
            threads.settleAll();
            WorkCounters workCounters = threads.workCounters();
            TraceSummary summary = new TraceSummary(
                    ShutdownReporter.java(),
                    threads.tasks(),
                    workCounters.steps(),
                    workCounters.locations(),
                    skipped.count(),
                    skipped.reasons(),
                    failures.notes());
            IOException problem = failures.off()
                    ? recorder.breakOff(NoteText.of(failures.notes().get(0)))
                    : recorder.close(summary, sites);
            if (problem != null) {
                errors.println("AnyOrder: the trace is incomplete: " + problem.getMessage());
            }
        } catch (Throwable failure) {
            errors.println("AnyOrder: cannot write the trace: " + failure);
        }
    }
}
