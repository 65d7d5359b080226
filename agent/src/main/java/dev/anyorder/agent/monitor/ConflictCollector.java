package dev.anyorder.agent.monitor;

import dev.anyorder.agent.shadow.ConflictReporter;
import dev.anyorder.agent.shadow.SplitAccesses;
import dev.anyorder.agent.site.Site;
import dev.anyorder.agent.site.SiteTable;
import dev.anyorder.agent.task.StaticInitializer;
import dev.anyorder.core.analysis.Access;
import dev.anyorder.core.analysis.Analysis;
import dev.anyorder.core.finding.Evidence;
import dev.anyorder.core.finding.FindingKind;
import dev.anyorder.core.finding.Frame;
import dev.anyorder.core.finding.Severity;
import java.util.Collection;
import org.jspecify.annotations.Nullable;

/** Passes conflicts to the collector, except impossible ones and those left to another analysis. */
public final class ConflictCollector implements ConflictReporter {
    private final SiteTable sites;
    private final FindingDescriber describer;
    private final Collection<Analysis> running;
    private final FindingCollector collector;

    /**
     * @param between the site of the interleaved access, or -1
     */
    private record SiteKey(
            Analysis by,
            FindingKind kind,
            String location,
            @Nullable Frame block,
            int earlier,
            int between,
            int later) {
        /** Hand-written: generated record methods are slow at the first call. */
        @Override
        public boolean equals(@Nullable Object other) {
            return other instanceof SiteKey that
                    && by == that.by
                    && kind == that.kind
                    && earlier == that.earlier
                    && between == that.between
                    && later == that.later
                    && location.equals(that.location)
                    && (block == null ? that.block == null : block.equals(that.block));
        }

        @Override
        public int hashCode() {
            return ((location.hashCode() * 31 + earlier) * 31 + between) * 31 + later;
        }
    }

    public ConflictCollector(
            SiteTable sites, FindingDescriber describer, Collection<Analysis> running, FindingCollector collector) {
        this.sites = sites;
        this.describer = describer;
        this.running = running;
        this.collector = collector;
    }

    /** A static initialiser happens-before all other uses of its class. */
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
        return conflict(by, kind, severity, evidence, earlier, later, owner, index, null);
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
            int index,
            @Nullable Object declared) {
        boolean isNone = !possible(earlier, later) || earlier.atomic && later.atomic && kind == FindingKind.DATA_RACE;
        if (isNone || by.defersTo(kind, earlier, later, running)) {
            return false;
        }
        Frame block = (Frame) declared;
        Site a = sites.get(earlier.site);
        Site b = sites.get(later.site);
        String location = describer.stableName(b, owner);
        collector.add(
                new SiteKey(by, kind, location, block, Math.min(a.id, b.id), -1, Math.max(a.id, b.id)),
                evidence,
                () -> describer.pair(by, kind, severity, evidence, earlier, later, owner, index, block));
        return true;
    }

    @Override
    public boolean single(
            Analysis by,
            FindingKind kind,
            Severity severity,
            Evidence evidence,
            Access access,
            Object owner,
            int index) {
        String location = describer.stableName(sites.get(access.site), owner);
        collector.add(
                new SiteKey(by, kind, location, null, access.site, -1, access.site),
                evidence,
                () -> describer.single(by, kind, severity, evidence, access, owner, index));
        return true;
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
        String location = describer.stableName(sites.get(split.second().site), owner);
        collector.add(
                new SiteKey(by, kind, location, null, split.first().site, split.between().site, split.second().site),
                evidence,
                () -> describer.split(by, kind, severity, evidence, split, owner, index));
        return true;
    }
}
