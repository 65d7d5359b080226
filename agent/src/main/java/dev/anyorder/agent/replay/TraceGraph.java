package dev.anyorder.agent.replay;

import dev.anyorder.agent.monitor.FindingCollector;
import dev.anyorder.core.analysis.Access;
import dev.anyorder.core.analysis.Analysis;
import dev.anyorder.core.finding.Finding;
import dev.anyorder.core.trace.AwaitedSnapshots;
import dev.anyorder.core.trace.TraceDefinitions;
import dev.anyorder.core.trace.TraceFile;
import dev.anyorder.core.trace.TraceReplay;
import dev.anyorder.report.ExplanationText;
import dev.anyorder.report.ReportWording;
import dev.anyorder.report.picture.ConflictPair;
import dev.anyorder.report.picture.PictureFinding;
import dev.anyorder.report.picture.TaskGraph;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** The task graph of a trace, with the accesses of each finding. */
public final class TraceGraph {
    private static final int MOST_RACES = 50;

    private TraceGraph() {}

    /**
     * Builds the graph.
     *
     * @param most with more nodes, completed parts without findings are folded
     * @throws dev.anyorder.core.trace.TraceException if the trace is inconsistent or lacks data
     */
    public static TaskGraph of(TraceFile file, String title, List<String> names, int most) {
        Analysis[] analyses = TraceAnalysis.analyses(names, false);
        TraceDefinitions definitions = TraceDefinitions.of(file);
        ReplayedSites sites = new ReplayedSites(definitions);
        FindingCollector collector = new FindingCollector(sites.all());
        ConflictForwarder conflictForwarder =
                new ConflictForwarder(TraceAnalysis.reporter(sites.all(), analyses, collector));
        GraphReplay accesses = new GraphReplay(
                definitions, sites, AwaitedSnapshots.of(file, definitions), analyses, conflictForwarder);
        conflictForwarder.tell = accesses::conflict;
        TraceReplay.of(file, definitions, accesses);
        List<String> notes = new ArrayList<>();
        if (definitions.summary() == null) {
            notes.add("The trace has no end: the program was killed, or could not be recorded any longer.");
        }
        Map<String, List<Access>> shown = collector.shown();
        List<Finding> findings = collector.findings();
        for (Finding finding : findings.subList(0, Math.min(findings.size(), MOST_RACES))) {
            List<Access> two = java.util.Objects.requireNonNull(shown.get(finding.id()));
            accesses.race(race(finding), two.get(0), two.get(1));
        }
        if (findings.size() > MOST_RACES) {
            notes.add((findings.size() - MOST_RACES) + " more findings are not drawn; anyorder analyze lists them.");
        }
        return accesses.builder().picture(title, notes, most);
    }

    /** The graph numbers its nodes later. */
    private static PictureFinding race(Finding finding) {
        return new PictureFinding(
                finding.id(),
                finding.severity().text(),
                ReportWording.headline(finding),
                ExplanationText.because(finding),
                new ConflictPair(-1, -1));
    }
}
