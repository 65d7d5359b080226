package dev.anyorder.agent.replay;

import dev.anyorder.agent.monitor.ConflictCollector;
import dev.anyorder.agent.monitor.FindingCollector;
import dev.anyorder.agent.monitor.FindingDescriber;
import dev.anyorder.agent.shadow.WorkCounters;
import dev.anyorder.agent.site.SiteTable;
import dev.anyorder.core.analysis.AccessStream;
import dev.anyorder.core.analysis.Analysis;
import dev.anyorder.core.analysis.registry.AnalysisRegistry;
import dev.anyorder.core.finding.NoteType;
import dev.anyorder.core.finding.RunInfo;
import dev.anyorder.core.finding.RunNote;
import dev.anyorder.core.finding.RunResult;
import dev.anyorder.core.options.OptionTable;
import dev.anyorder.core.trace.TraceDefinitions;
import dev.anyorder.core.trace.TraceException;
import dev.anyorder.core.trace.TraceFile;
import dev.anyorder.core.trace.TraceReplay;
import dev.anyorder.core.trace.TraceSummary;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * Runs analyses on a trace. Unordered steps may come in another order than live. Misses declarations, keys of
 * concurrent maps, and the unwritten end of a killed run.
 */
public final class TraceAnalysis {
    private TraceAnalysis() {}

    /**
     * Returns the findings.
     *
     * @throws TraceException if the trace is inconsistent or lacks data for an analysis
     */
    public static RunResult of(TraceFile file, List<String> names, boolean everyPair) {
        return of(file, analyses(names, everyPair));
    }

    /** What analyses find that need not be registered. */
    public static RunResult of(TraceFile file, Analysis... analyses) {
        TraceDefinitions definitions = TraceDefinitions.of(file);
        ReplayedSites sites = new ReplayedSites(definitions);
        FindingCollector collector = new FindingCollector(sites.all());
        AccessReplay accesses =
                new AccessReplay(definitions, sites, analyses, reporter(sites.all(), analyses, collector));
        TraceReplay.of(file, definitions, accesses);
        for (Analysis analysis : analyses) {
            analysis.runEnded();
        }
        return new RunResult(info(definitions, analyses, accesses, collector.notes()), collector.findings());
    }

    static ConflictCollector reporter(SiteTable sites, Analysis[] analyses, FindingCollector collector) {
        return new ConflictCollector(sites, new FindingDescriber(sites, () -> null), List.of(analyses), collector);
    }

    /**
     * Rejects analyses that need declarations: they would find nothing.
     *
     * @throws TraceException if one is rejected
     */
    static Analysis[] analyses(List<String> names, boolean everyPair) {
        Analysis[] analyses = AnalysisRegistry.of(names, everyPair);
        if (analyses.length == 0) {
            throw TraceException.notRecorded(OptionTable.DECLARED);
        }
        for (Analysis analysis : analyses) {
            if (analysis.wantsBlocks() || analysis.wantsScopes() || analysis.wantsTaskEvents()) {
                throw TraceException.notRecorded(analysis.name());
            }
        }
        return analyses;
    }

    private static RunInfo info(
            TraceDefinitions definitions, Analysis[] analyses, AccessReplay accesses, List<RunNote> dropped) {
        List<String> names = new ArrayList<>();
        for (Analysis analysis : analyses) {
            names.add(analysis.name());
        }
        WorkCounters workCounters = accesses.workCounters();
        TraceSummary summary = definitions.summary();
        List<RunNote> notes = new ArrayList<>();
        if (summary == null) {
            notes.add(new RunNote(NoteType.TRACE_CUT_OFF));
            summary = new TraceSummary(
                    "",
                    accesses.tasks(),
                    workCounters.steps(),
                    workCounters.locations(),
                    sitesClasses(definitions),
                    Map.of(),
                    List.of());
        }
        notes.addAll(summary.notes());
        notes.addAll(dropped);
        for (Analysis analysis : analyses) {
            if (!analysis.subscribers(AccessStream.KEY).isEmpty()) {
                notes.add(new RunNote(NoteType.TRACE_WITHOUT_KEYS, analysis.name()));
            }
        }
        return new RunInfo(
                names,
                Analysis.schedules(List.of(analyses)),
                summary.java(),
                summary.tasks(),
                summary.steps(),
                summary.locations(),
                summary.instrumented(),
                summary.skipped(),
                notes,
                Map.of("remembered", workCounters.remembered(), "questions", accesses.questions()));
    }

    private static int sitesClasses(TraceDefinitions definitions) {
        return (int) java.util.stream.IntStream.rangeClosed(1, definitions.sites())
                .mapToObj(number -> definitions.site(number).frame().className())
                .distinct()
                .count();
    }
}
