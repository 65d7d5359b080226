package dev.anyorder.agent.monitor;

import dev.anyorder.agent.site.SiteTable;
import dev.anyorder.core.analysis.Access;
import dev.anyorder.core.finding.Evidence;
import dev.anyorder.core.finding.Finding;
import dev.anyorder.core.finding.FindingKind;
import dev.anyorder.core.finding.NoteType;
import dev.anyorder.core.finding.RunNote;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;

/**
 * Findings by id, with counts. Shows the report with the best evidence, then the most writes, then the first. Keeps
 * {@value #MOST} and counts the rest. Guarded by this.
 */
public final class FindingCollector {
    private static final int MOST = 10_000;

    private final SiteTable sites;
    private final Map<Object, Entry> entries = new LinkedHashMap<>();
    private long dropped;

    private static final class Entry {
        FindingDraft shown;
        long count;

        Entry(FindingDraft shown) {
            this.shown = shown;
        }
    }

    public FindingCollector(SiteTable sites) {
        this.sites = sites;
    }

    /**
     * @param key equal only for reports with the same id; avoids describing duplicates
     */
    synchronized void add(Object key, Evidence evidence, Supplier<FindingDraft> description) {
        Entry entry = entries.get(key);
        if (entry == null) {
            if (entries.size() == MOST) {
                dropped++;
                return;
            }
            entry = new Entry(description.get());
            entries.put(key, entry);
        } else if (evidence.compareTo(entry.shown.finding().evidence()) < 0) {
            entry.shown = description.get();
        }
        entry.count++;
    }

    void add(FindingDraft draft) {
        add(draft.finding().id(), draft.finding().evidence(), () -> draft);
    }

    /** In the order of first report. */
    public synchronized List<Finding> findings() {
        List<Finding> findings = new ArrayList<>();
        merged().values().forEach(entry -> findings.add(entry.shown.complete().withCount(entry.count)));
        return findings;
    }

    /** By finding id; empty for other operations. */
    public synchronized Map<String, List<Access>> shown() {
        Map<String, List<Access>> shown = new LinkedHashMap<>();
        merged().forEach((id, entry) -> shown.put(id, entry.shown.pair()));
        return shown;
    }

    public synchronized List<RunNote> notes() {
        return dropped == 0 ? List.of() : List.of(new RunNote(NoteType.FINDINGS_DROPPED, Long.toString(dropped)));
    }

    private Map<String, Entry> merged() {
        Map<String, Entry> merged = new LinkedHashMap<>();
        for (Entry entry : entries.values()) {
            if (!isTentative(entry.shown)) {
                merged.merge(entry.shown.finding().id(), copy(entry), FindingCollector::merge);
            }
        }
        return merged;
    }

    private static Entry copy(Entry entry) {
        Entry copy = new Entry(entry.shown);
        copy.count = entry.count;
        return copy;
    }

    private static Entry merge(Entry one, Entry other) {
        one.shown = isBetter(other.shown.finding(), one.shown.finding()) ? other.shown : one.shown;
        one.count += other.count;
        return one;
    }

    private static boolean isBetter(Finding one, Finding other) {
        int surer = one.evidence().compareTo(other.evidence());
        return surer < 0 || surer == 0 && writes(one) > writes(other);
    }

    private static long writes(Finding finding) {
        return finding.accesses().stream()
                .filter(access -> !access.op().equals("read"))
                .count();
    }

    /** Whether an access tolerates any order. */
    private boolean isTentative(FindingDraft draft) {
        return draft.finding().kind() == FindingKind.DETERMINACY_RACE
                && draft.pair().stream().anyMatch(access -> sites.get(access.site).isTentative);
    }
}
