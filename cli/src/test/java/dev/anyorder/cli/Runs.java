package dev.anyorder.cli;

import dev.anyorder.core.finding.Evidence;
import dev.anyorder.core.finding.Finding;
import dev.anyorder.core.finding.FindingKind;
import dev.anyorder.core.finding.LocationInfo;
import dev.anyorder.core.finding.NoteType;
import dev.anyorder.core.finding.RunInfo;
import dev.anyorder.core.finding.RunNote;
import dev.anyorder.core.finding.RunResult;
import dev.anyorder.core.finding.ScheduleScope;
import dev.anyorder.core.finding.Severity;
import dev.anyorder.core.finding.SingleSite;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** Results of runs, for tests. */
public final class Runs {
    private Runs() {}

    /** A run with a finding of each of these levels. */
    public static RunResult with(Severity... levels) {
        return new RunResult(
                info(List.of()), Stream.of(levels).map(Runs::finding).toList());
    }

    /** A run without findings, with a note. */
    public static RunResult noted(NoteType type, String... arguments) {
        return new RunResult(info(List.of(new RunNote(type, arguments))), List.of());
    }

    private static RunInfo info(List<RunNote> notes) {
        return new RunInfo(List.of("fasttrack"), ScheduleScope.OBSERVED, "17", 2, 3, 4, 5, Map.of(), notes, Map.of());
    }

    private static Finding finding(Severity severity) {
        LocationInfo location = new LocationInfo("field", "Counter", "count", -1, -1, "Counter@1f", List.of());
        return new Finding(
                "id-" + severity.text(),
                FindingKind.DATA_RACE,
                severity,
                Evidence.OBSERVED,
                "fasttrack",
                1,
                location,
                List.of(),
                new SingleSite());
    }
}
