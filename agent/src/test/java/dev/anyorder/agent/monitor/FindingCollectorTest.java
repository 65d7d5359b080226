package dev.anyorder.agent.monitor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.anyorder.agent.site.SiteTable;
import dev.anyorder.core.finding.AccessInfo;
import dev.anyorder.core.finding.Evidence;
import dev.anyorder.core.finding.Finding;
import dev.anyorder.core.finding.FindingKind;
import dev.anyorder.core.finding.Frame;
import dev.anyorder.core.finding.LocationInfo;
import dev.anyorder.core.finding.NoteType;
import dev.anyorder.core.finding.RunNote;
import dev.anyorder.core.finding.Severity;
import dev.anyorder.core.finding.SingleSite;
import dev.anyorder.core.finding.TaskInfo;
import java.util.List;
import org.junit.jupiter.api.Test;

/** One rule for what is one finding, what it shows, and how many there may be. */
class FindingCollectorTest {
    private final FindingCollector collector = new FindingCollector(new SiteTable());

    private static FindingDraft draft(String id, Evidence evidence, String op) {
        Frame site = new Frame("A", "m", "A.java", 1);
        TaskInfo task = new TaskInfo(1, "main", "main", List.of(), -1);
        Finding finding = new Finding(
                id,
                FindingKind.DATA_RACE,
                Severity.ERROR,
                evidence,
                "race",
                1,
                new LocationInfo("field", "A", "x", -1, -1, "", List.of()),
                List.of(new AccessInfo(op, "", "", task, site, List.of(), true, List.of())),
                new SingleSite());
        return new FindingDraft(finding, SingleSite::new, List.of());
    }

    private void add(Object key, FindingDraft draft) {
        collector.add(key, draft.finding().evidence(), () -> draft);
    }

    @Test
    void reportsWithOneKeyAreDescribedOnceAndCounted() {
        collector.add("key", Evidence.OBSERVED, () -> draft("a", Evidence.OBSERVED, "read"));
        collector.add("key", Evidence.PREDICTED, () -> {
            throw new AssertionError("described again");
        });
        assertEquals(
                List.of(2L), collector.findings().stream().map(Finding::count).toList());
    }

    @Test
    void theBestEvidenceWinsThenTheMostWritesThenTheFirst() {
        add("1", draft("a", Evidence.PREDICTED, "write"));
        add("1", draft("a", Evidence.OBSERVED, "read"));
        add("2", draft("a", Evidence.CONDITIONAL, "write"));
        Finding observed = collector.findings().get(0);
        assertEquals(Evidence.OBSERVED, observed.evidence());
        assertEquals("read", observed.accesses().get(0).op());
        add("3", draft("a", Evidence.OBSERVED, "write"));
        add("4", draft("a", Evidence.OBSERVED, "update"));
        Finding written = collector.findings().get(0);
        assertEquals("write", written.accesses().get(0).op());
        assertEquals(5, written.count());
        assertEquals(1, collector.findings().size());
    }

    @Test
    void tooManyAreCounted() {
        for (int i = 0; i < 10_003; i++) {
            collector.add(draft("id" + i, Evidence.OBSERVED, "read"));
        }
        collector.add(draft("id0", Evidence.OBSERVED, "read"));
        assertEquals(10_000, collector.findings().size());
        assertEquals(List.of(new RunNote(NoteType.FINDINGS_DROPPED, "3")), collector.notes());
        assertTrue(collector.findings().get(0).count() == 2);
    }
}
