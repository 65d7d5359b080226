package dev.anyorder.agent.monitor;

import dev.anyorder.agent.shadow.ConflictReporter;
import dev.anyorder.agent.shadow.SplitAccesses;
import dev.anyorder.agent.site.Site;
import dev.anyorder.agent.site.SiteTable;
import dev.anyorder.agent.task.StaticInitializer;
import dev.anyorder.core.analysis.Access;
import dev.anyorder.core.analysis.Analysis;
import dev.anyorder.core.determinism.DeterministicBlock;
import dev.anyorder.core.finding.Evidence;
import dev.anyorder.core.finding.Finding;
import dev.anyorder.core.finding.FindingKind;
import dev.anyorder.core.finding.Severity;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Gathers conflicts into findings: one for each kind, location and pair of sites (or three sites), with a count. What a finding says is
 * taken down at the first conflict; it is put into words' form only when the run is over. Guarded by itself.
 */
public final class FindingCollector implements ConflictReporter {
    private static final int MOST = 10_000;

    private final SiteTable sites;
    private final FindingDescriber describer;
    private final Collection<Analysis> running;
    private final Map<Key, Found> found = new LinkedHashMap<>();
    private long dropped;

    /** The site between the two is -1 where there is none. */
    private record Key(Analysis by, FindingKind kind, String location, int earlier, int between, int later) {
        /** As a record does it, which would take long the first time. */
        @Override
        public boolean equals(@Nullable Object other) {
            return other instanceof Key that
                    && by == that.by
                    && kind == that.kind
                    && earlier == that.earlier
                    && between == that.between
                    && later == that.later
                    && location.equals(that.location);
        }

        @Override
        public int hashCode() {
            return ((location.hashCode() * 31 + earlier) * 31 + between) * 31 + later;
        }
    }

    private static final class Found {
        /** The first of the surest ones. */
        Finding shown;

        long count;

        private Access earlier;
        private Access later;

        Found(Finding shown, Access earlier, Access later) {
            this.shown = shown;
            this.earlier = earlier;
            this.later = later;
        }

        void show(Finding surer, Access a, Access b) {
            shown = surer;
            earlier = a;
            later = b;
        }
    }

    public FindingCollector(SiteTable sites, FindingDescriber describer, Collection<Analysis> running) {
        this.running = running;
        this.sites = sites;
        this.describer = describer;
    }

    /** What a static initialiser did is before whatever gets at its class. */
    @Override
    public boolean possible(Access earlier, Access later) {
        return !StaticInitializer.covers(earlier.step);
    }

    @Override
    public boolean conflict(
            Analysis by,
            FindingKind kind,
            Severity severity,
            Evidence evidence,
            Access earlier,
            Access later,
            Object owner,
            int index) {
        boolean isNone = !possible(earlier, later) || earlier.atomic && later.atomic && kind == FindingKind.DATA_RACE;
        if (isNone || by.defersTo(kind, earlier, later, running)) {
            return false;
        }
        Site a = sites.get(earlier.site);
        Site b = sites.get(later.site);
        String location = describer.stableName(b, owner);
        boolean swap = a.id > b.id;
        Supplier<Finding> described =
                () -> describer.finding(by, kind, severity, evidence, earlier, later, owner, index);
        for (DeterministicBlock block : blocks(kind, earlier, later)) {
            Key key = new Key(by, kind, location + block.info, swap ? b.id : a.id, -1, swap ? a.id : b.id);
            add(key, evidence, earlier, later, () -> describer.inBlock(described.get(), block));
        }
        if (kind != FindingKind.DETERMINISM_CONFLICT) {
            Key key = new Key(by, kind, location, swap ? b.id : a.id, -1, swap ? a.id : b.id);
            add(key, evidence, earlier, later, described);
        }
        return true;
    }

    /** The blocks that both accesses must not be in conflict in. */
    private static List<DeterministicBlock> blocks(FindingKind kind, Access earlier, Access later) {
        DeterministicBlock a = earlier.step.note(DeterministicBlock.class);
        DeterministicBlock b = later.step.note(DeterministicBlock.class);
        DeterministicBlock common = kind == FindingKind.DETERMINISM_CONFLICT && a != null && b != null
                ? DeterministicBlock.around(a, b)
                : null;
        return common == null ? List.of() : common.blocks();
    }

    @Override
    public boolean split(
            Analysis by,
            FindingKind kind,
            Severity severity,
            Evidence evidence,
            SplitAccesses split,
            Object owner,
            int index) {
        Access first = split.first();
        Access between = split.between();
        Access second = split.second();
        String location = describer.stableName(sites.get(second.site), owner);
        Key key = new Key(by, kind, location, first.site, between.site, second.site);
        add(key, evidence, between, second, () -> describer.finding(by, kind, severity, evidence, split, owner, index));
        return true;
    }

    private synchronized void add(
            Key key, Evidence evidence, Access earlier, Access later, Supplier<Finding> described) {
        Found known = found.get(key);
        if (known == null) {
            if (found.size() == MOST) {
                dropped++;
                return;
            }
            known = new Found(described.get(), earlier, later);
            found.put(key, known);
        }
        if (evidence.compareTo(known.shown.evidence()) < 0) {
            known.show(described.get(), earlier, later);
        }
        known.count++;
    }

    /** What was found. A write and a read of one line, {@code x++}, are one finding. */
    public synchronized List<Finding> findings() {
        Map<String, Finding> byId = new LinkedHashMap<>();
        found.values().removeIf(this::isTentative);
        for (Found each : found.values()) {
            Map<String, String> why = each.shown.kind() == FindingKind.ATOMICITY_VIOLATION
                    ? describer.whySplit(each.earlier, each.later)
                    : describer.why(each.earlier, each.later);
            why.putAll(each.shown.why());
            Finding found = each.shown.because(why);
            Finding other = byId.get(found.id());
            Finding shown = other == null || writes(found) > writes(other) ? found : other;
            byId.put(found.id(), shown.seen(each.count + (other == null ? 0 : other.count())));
        }
        return new ArrayList<>(byId.values());
    }

    /** The two accesses that each finding shows, by its id. */
    public synchronized Map<String, List<Access>> shown() {
        Map<String, List<Access>> byId = new LinkedHashMap<>();
        for (Found each : found.values()) {
            byId.putIfAbsent(each.shown.id(), List.of(each.earlier, each.later));
        }
        return byId;
    }

    /** Whether one of the two has turned out to cope with any order. */
    private boolean isTentative(Found each) {
        return each.shown.kind() == FindingKind.DETERMINACY_RACE
                && (sites.get(each.earlier.site).isTentative || sites.get(each.later.site).isTentative);
    }

    private static long writes(Finding finding) {
        return finding.accesses().stream()
                .filter(access -> !access.op().equals("read"))
                .count();
    }

    /** How many conflicts were not kept because there were too many findings. */
    public synchronized long dropped() {
        return dropped;
    }
}
