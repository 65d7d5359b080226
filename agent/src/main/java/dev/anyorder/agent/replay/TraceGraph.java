package dev.anyorder.agent.replay;

import dev.anyorder.agent.monitor.Collector;
import dev.anyorder.agent.monitor.Describer;
import dev.anyorder.core.analysis.Access;
import dev.anyorder.core.analysis.Analysis;
import dev.anyorder.core.finding.Finding;
import dev.anyorder.core.trace.Awaited;
import dev.anyorder.core.trace.Lexicon;
import dev.anyorder.core.trace.Replay;
import dev.anyorder.core.trace.TraceFile;
import dev.anyorder.report.Words;
import dev.anyorder.report.picture.Pair;
import dev.anyorder.report.picture.Picture;
import dev.anyorder.report.picture.Race;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** The graph of a recorded run's tasks, with what analyses find in it: of each finding the accesses that it shows. */
public final class TraceGraph {
    /** So many findings are drawn. */
    private static final int MOST_RACES = 50;

    private TraceGraph() {}

    /**
     * The picture of a trace.
     *
     * @param most with more nodes than that, what is over and did not race is folded
     * @throws dev.anyorder.core.trace.TraceException if the trace contradicts itself, or an analysis asks for what is not in it
     */
    public static Picture of(TraceFile file, String title, List<String> names, int most) {
        Analysis[] analyses = TraceAnalysis.analyses(names, false);
        Lexicon lexicon = Lexicon.of(file);
        TracedSites sites = new TracedSites(lexicon);
        Collector collector = new Collector(sites.all(), new Describer(sites.all(), () -> null), List.of(analyses));
        Conflicting conflicting = new Conflicting(collector);
        GraphedAccesses accesses =
                new GraphedAccesses(lexicon, sites, Awaited.of(file, lexicon), analyses, conflicting);
        conflicting.tell = accesses::conflict;
        Replay.of(file, lexicon, accesses);
        List<String> notes = new ArrayList<>();
        if (lexicon.summary() == null) {
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
        return accesses.draft().picture(title, notes, most);
    }

    /** Its nodes get their numbers when it is drawn. */
    private static Race race(Finding finding) {
        String because = finding.why().getOrDefault(Finding.BECAUSE, "");
        return new Race(finding.id(), finding.level().text(), Words.headline(finding), because, new Pair(-1, -1));
    }
}
