package dev.anyorder.agent;

import dev.anyorder.agent.monitor.Failures;
import dev.anyorder.agent.shadow.Counts;
import dev.anyorder.agent.site.Sites;
import dev.anyorder.agent.task.Threads;
import dev.anyorder.agent.trace.Tracer;
import dev.anyorder.agent.transform.Skipped;
import dev.anyorder.core.trace.TraceSummary;
import java.io.IOException;
import java.io.PrintStream;

/** The end of a run that is recorded: the trace is closed. */
final class TraceEnding implements Runnable {
    /** As it was before the program could replace or close it. */
    private final PrintStream errors = System.err;

    private final Tracer tracer;
    private final Sites sites;
    private final Threads threads;
    private final Skipped skipped;
    private final Failures failures;

    TraceEnding(Tracer tracer, Sites sites, Threads threads, Skipped skipped, Failures failures) {
        this.tracer = tracer;
        this.sites = sites;
        this.threads = threads;
        this.skipped = skipped;
        this.failures = failures;
    }

    @Override
    public void run() {
        try {
            threads.settleAll();
            Counts counts = threads.counts();
            TraceSummary summary = new TraceSummary(
                    Ending.java(),
                    threads.tasks(),
                    counts.steps(),
                    counts.locations(),
                    skipped.count(),
                    skipped.reasons(),
                    failures.notes());
            IOException problem =
                    failures.off() ? tracer.breakOff(String.join(" ", failures.notes())) : tracer.close(summary, sites);
            if (problem != null) {
                errors.println("AnyOrder: the trace is not whole: " + problem.getMessage());
            }
        } catch (Throwable failure) {
            errors.println("AnyOrder: the trace could not be written: " + failure);
        }
    }
}
