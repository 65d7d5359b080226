package dev.anyorder.agent.replay;

import dev.anyorder.agent.shadow.ConflictReporter;
import dev.anyorder.agent.site.AccessTarget;
import dev.anyorder.agent.site.Site;
import dev.anyorder.agent.task.TaskOrigin;
import dev.anyorder.core.analysis.Access;
import dev.anyorder.core.analysis.Analysis;
import dev.anyorder.core.finding.Frame;
import dev.anyorder.core.trace.TraceDefinitions;
import dev.anyorder.core.trace.TracedFootprint;
import dev.anyorder.core.trace.TracedObject;
import dev.anyorder.core.trace.TracedTask;
import dev.anyorder.report.picture.GraphAccess;
import dev.anyorder.report.picture.GraphBuilder;
import dev.anyorder.report.picture.GraphNode;
import dev.anyorder.report.picture.PictureFinding;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Replays accesses and builds the task graph. */
final class GraphReplay extends AccessReplay {
    private final TraceDefinitions definitions;
    private final ReplayedSites sites;
    private final Set<Long> awaited;
    private final GraphBuilder builder = new GraphBuilder();
    /** Signalling nodes by snapshot. */
    private final Map<Long, Set<GraphNode>> points = new HashMap<>();
    /** Tasks of each task's open finishes, and of the enclosing one. */
    private final Map<Integer, Deque<List<Integer>>> open = new HashMap<>();

    private final Map<Integer, List<Integer>> around = new HashMap<>();

    GraphReplay(
            TraceDefinitions definitions,
            ReplayedSites sites,
            Set<Long> awaited,
            Analysis[] analyses,
            ConflictReporter reporter) {
        super(definitions, sites, analyses, reporter);
        this.definitions = definitions;
        this.sites = sites;
        this.awaited = awaited;
    }

    GraphBuilder builder() {
        return builder;
    }

    void conflict(Access first, Access second) {
        builder.conflict(id(first), first.step.seq, id(second), second.step.seq);
    }

    void race(PictureFinding pictureFinding, Access first, Access second) {
        builder.race(pictureFinding, id(first), first.step.seq, id(second), second.step.seq);
    }

    private static int id(Access access) {
        return ((TaskOrigin) java.util.Objects.requireNonNull(access.step.task.info)).id();
    }

    private long step(int task) {
        return strand(task).step().seq;
    }

    @Override
    public void root(TracedTask task) {
        super.root(task);
        builder.root(task.id(), NodeLabels.of(task));
    }

    @Override
    public void spawned(int parent, TracedTask child, boolean isApart) {
        super.spawned(parent, child, isApart);
        Frame at = NodeLabels.creation(definitions.stack(child.stack()));
        builder.spawn(parent, child.id(), NodeLabels.of(child), at.file(), at.line());
        Deque<List<Integer>> own = open.get(parent);
        List<Integer> finish = own == null || own.isEmpty() ? around.get(parent) : own.peek();
        if (!isApart && finish != null) {
            finish.add(child.id());
            around.put(child.id(), finish);
        }
    }

    @Override
    public void joined(int task, int ended) {
        super.joined(task, ended);
        builder.join(task, ended, step(task));
    }

    @Override
    public void finishBegan(int task) {
        super.finishBegan(task);
        open.computeIfAbsent(task, none -> new ArrayDeque<>()).push(new ArrayList<>());
    }

    @Override
    public void finishEnded(int task) {
        super.finishEnded(task);
        for (int inside : java.util.Objects.requireNonNull(open.get(task)).pop()) {
            builder.join(task, inside, step(task));
        }
    }

    @Override
    public void signalled(int task, long stamp) {
        if (awaited.contains(stamp)) {
            points.put(stamp, Set.of(builder.signal(task)));
        }
        super.signalled(task, stamp);
    }

    @Override
    public void merged(long stamp, long one, long other) {
        super.merged(stamp, one, other);
        if (awaited.contains(stamp)) {
            Set<GraphNode> both = new LinkedHashSet<>(points.getOrDefault(one, Set.of()));
            both.addAll(points.getOrDefault(other, Set.of()));
            points.put(stamp, both);
        }
    }

    @Override
    public void awaited(int task, long stamp) {
        super.awaited(task, stamp);
        for (GraphNode point : points.getOrDefault(stamp, Set.of())) {
            builder.await(task, point, step(task));
        }
    }

    @Override
    public void fresh(int task, int site, int at, boolean declared, long number) {
        touch(task, site, "", -1, -1);
        super.fresh(task, site, at, declared, number);
    }

    @Override
    public void accessed(int task, int site, int location, int at, boolean declared) {
        touch(task, site, definitions.object(definitions.objectOf(location)).typeName(), -1, -1);
        super.accessed(task, site, location, at, declared);
    }

    @Override
    public void footprints(int task, List<TracedFootprint> all) {
        for (TracedFootprint each : all) {
            TracedObject array = definitions.object(each.array());
            long[] bits = each.bits();
            int low = each.lo();
            int high = each.lo() + (each.count() - 1) * each.stride();
            if (bits != null) {
                low = (each.lo() + firstWord(bits)) * 64 + Long.numberOfTrailingZeros(bits[firstWord(bits)]);
                high = (each.lo() + lastWord(bits)) * 64 + 63 - Long.numberOfLeadingZeros(bits[lastWord(bits)]);
            }
            touch(task, each.site(), array.typeName().replaceFirst("\\[\\]", "[" + array.length() + "]"), low, high);
        }
        super.footprints(task, all);
    }

    private static int firstWord(long[] bits) {
        int word = 0;
        while (word < bits.length - 1 && bits[word] == 0) {
            word++;
        }
        return word;
    }

    private static int lastWord(long[] bits) {
        int word = bits.length - 1;
        while (word > 0 && bits[word] == 0) {
            word--;
        }
        return word;
    }

    private void touch(int task, int number, String type, int low, int high) {
        Site site = sites.get(number);
        AccessTarget target = site.target;
        boolean isField = target.kind() == AccessTarget.Kind.FIELD || target.kind() == AccessTarget.Kind.STATIC;
        String what = isField
                ? NodeLabels.simple(target.owner()) + "." + target.name()
                : site.call.isEmpty() ? NodeLabels.simple(type) : site.call;
        GraphAccess touch = new GraphAccess(site.op.text(), what, site.frame.file(), site.frame.line(), low, high);
        builder.touch(task, step(task), touch);
    }
}
