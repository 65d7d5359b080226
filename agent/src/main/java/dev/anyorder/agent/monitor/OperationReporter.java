package dev.anyorder.agent.monitor;

import dev.anyorder.agent.site.AccessTarget;
import dev.anyorder.agent.site.Site;
import dev.anyorder.agent.task.OperationInfo;
import dev.anyorder.agent.task.SyncObject;
import dev.anyorder.core.analysis.Access;
import dev.anyorder.core.analysis.AnalysisContext;
import dev.anyorder.core.analysis.Operation;
import dev.anyorder.core.analysis.OperationFinding;
import dev.anyorder.core.finding.AccessBlock;
import dev.anyorder.core.finding.AccessCycle;
import dev.anyorder.core.finding.AccessInfo;
import dev.anyorder.core.finding.CycleEdge;
import dev.anyorder.core.finding.Explanation;
import dev.anyorder.core.finding.Finding;
import dev.anyorder.core.finding.FindingKind;
import dev.anyorder.core.finding.Frame;
import dev.anyorder.core.finding.LocationInfo;
import dev.anyorder.core.finding.NondeterministicCall;
import dev.anyorder.core.finding.SingleSite;
import dev.anyorder.core.finding.UnorderedPair;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Describes findings of task listeners and passes them to the collector. */
public final class OperationReporter implements AnalysisContext {
    private static final Frame NOWHERE = new Frame("", "", "", 0);

    private final FindingDescriber describer;
    private final FindingCollector collector;

    public OperationReporter(FindingDescriber describer, FindingCollector collector) {
        this.describer = describer;
        this.collector = collector;
    }

    @Override
    public Operation operation() {
        return OperationInfo.now();
    }

    @Override
    public void report(OperationFinding finding) {
        if (!finding.edges().isEmpty()) {
            collector.add(cycle(finding));
        } else {
            collector.add(finding.operations().size() == 1 ? single(finding) : pair(finding));
        }
    }

    private FindingDraft pair(OperationFinding what) {
        OperationInfo earlier = (OperationInfo) what.operations().get(0);
        OperationInfo later = (OperationInfo) what.operations().get(1);
        AccessInfo first = access(earlier);
        AccessInfo second = access(later);
        LocationInfo location = location(later);
        Frame block = (Frame) what.block();
        Supplier<UnorderedPair> why = () -> new UnorderedPair(describer.order(earlier.task(), later.task()), block);
        String id = FindingDescriber.pairId(what.kind(), location.type() + "." + location.name(), first, second);
        return draft(what, inBlock(what, id), location, List.of(first, second), why);
    }

    private FindingDraft single(OperationFinding what) {
        OperationInfo only = (OperationInfo) what.operations().get(0);
        AccessInfo access = access(only);
        LocationInfo location = only.thing() == null ? call(Objects.requireNonNull(only.site())) : location(only);
        Explanation why = what.block() == null ? new SingleSite() : new NondeterministicCall((Frame) what.block());
        String id =
                FindingDescriber.id(what.kind(), location.type() + "." + location.name(), FindingDescriber.key(access));
        return draft(what, inBlock(what, id), location, List.of(access), () -> why);
    }

    private FindingDraft cycle(OperationFinding what) {
        List<AccessInfo> ends = new ArrayList<>();
        List<CycleEdge> edges = new ArrayList<>();
        List<AccessBlock> within = new ArrayList<>();
        for (int i = 0; i < what.operations().size(); i++) {
            boolean isLast = i == what.operations().size() - 1;
            Object each = what.operations().get(i);
            ends.add(
                    each instanceof Access access ? describer.access(access, isLast) : operation((OperationInfo) each));
            if (!what.within().isEmpty() && what.within().get(i) != null) {
                within.add(new AccessBlock(i + 1, method(what.within().get(i))));
            }
            if (i % 2 == 1) {
                edges.add(new CycleEdge(i, i + 1, what.edges().get(i / 2)));
            }
        }
        boolean isDeadlock = what.kind() == FindingKind.DEADLOCK;
        Frame block = method(what.block());
        LocationInfo location = isDeadlock
                ? location((OperationInfo) what.operations().get(0))
                : new LocationInfo("block", block.className(), block.method(), -1, -1, "", List.of());
        AccessCycle why = new AccessCycle(isDeadlock ? null : block, what.blamed(), edges, within);
        return draft(what, id(what, ends), location, ends, () -> why);
    }

    private static FindingDraft draft(
            OperationFinding what,
            String id,
            LocationInfo location,
            List<AccessInfo> accesses,
            Supplier<? extends Explanation> why) {
        Finding finding = new Finding(
                id, what.kind(), what.severity(), what.evidence(), what.by().name(), 1, location, accesses, why.get());
        return new FindingDraft(finding, why, List.of());
    }

    private static String inBlock(OperationFinding what, String id) {
        return what.block() == null ? id : FindingDescriber.blockId(what.kind(), id, (Frame) what.block());
    }

    /** Under interference, only the ends of a cycle are stable across runs. */
    private static String id(OperationFinding what, List<AccessInfo> ends) {
        List<String> keys = ends.stream().map(FindingDescriber::key).toList();
        String block = FindingDescriber.blockKey(method(what.block()));
        return switch (what.kind()) {
            case DETERMINISM_CYCLE ->
                FindingDescriber.id(what.kind(), "", block + "|" + keys.get(0) + "|" + keys.get(keys.size() - 1));
            case DEADLOCK -> FindingDescriber.id(what.kind(), "", smallestRotation(keys));
            default -> FindingDescriber.id(what.kind(), block, "|" + String.join("|", keys));
        };
    }

    /** Independent of the first task. */
    private static String smallestRotation(List<String> keys) {
        String smallest = String.join("|", keys);
        for (int i = 2; i < keys.size(); i += 2) {
            List<String> rotated = new ArrayList<>(keys.subList(i, keys.size()));
            rotated.addAll(keys.subList(0, i));
            String other = String.join("|", rotated);
            smallest = other.compareTo(smallest) < 0 ? other : smallest;
        }
        return smallest;
    }

    private static Frame method(@Nullable Object block) {
        return block instanceof Frame method ? method : NOWHERE;
    }

    private static LocationInfo call(Site site) {
        int dot = site.call.lastIndexOf('.');
        return new LocationInfo(
                "call", site.call.substring(0, dot), site.call.substring(dot + 1), -1, -1, "", List.of());
    }

    private AccessInfo operation(OperationInfo doing) {
        String field = doing.site() == null ? "" : FindingDescriber.target(doing.site());
        return access(doing, field.isEmpty() && doing.thing() != null ? describer.name(doing.thing()) : field);
    }

    private AccessInfo access(OperationInfo doing) {
        return access(doing, "");
    }

    private AccessInfo access(OperationInfo doing, String target) {
        List<Frame> frames = FindingDescriber.frames(doing.stack(), doing.site() == null ? null : doing.site().frame);
        return new AccessInfo(
                doing.verb(),
                call(doing),
                target,
                FindingDescriber.task(doing.task()),
                firstOfProgram(frames),
                frames,
                true,
                describer.locks(doing.locks()));
    }

    private static String call(OperationInfo doing) {
        return doing.site() == null ? "" : doing.site().call;
    }

    private static Frame firstOfProgram(List<Frame> frames) {
        for (Frame frame : frames) {
            if (!frame.className().startsWith("java.") && !frame.className().startsWith("jdk.")) {
                return frame;
            }
        }
        return frames.isEmpty() ? new Frame("", "", "", 0) : frames.get(0);
    }

    private LocationInfo location(OperationInfo doing) {
        SyncObject thing = Objects.requireNonNull(doing.thing());
        String name = describer.name(thing);
        Site site = doing.site();
        if (site == null || site.target.owner().isEmpty()) {
            return new LocationInfo("object", thing.type(), "", -1, -1, name, List.of());
        }
        AccessTarget target = site.target;
        boolean isStatic = target.kind() == AccessTarget.Kind.STATIC;
        String kind = target.kind().name().toLowerCase(Locale.ROOT);
        return new LocationInfo(kind, target.owner(), target.name(), -1, -1, isStatic ? "" : name, List.of());
    }
}
