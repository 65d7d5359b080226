package dev.anyorder.agent.monitor;

import dev.anyorder.agent.site.AccessTarget;
import dev.anyorder.agent.site.Site;
import dev.anyorder.agent.task.OperationInfo;
import dev.anyorder.agent.task.SyncObject;
import dev.anyorder.core.determinism.DeterminismEdge;
import dev.anyorder.core.determinism.DeterministicBlock;
import dev.anyorder.core.finding.AccessInfo;
import dev.anyorder.core.finding.Evidence;
import dev.anyorder.core.finding.Finding;
import dev.anyorder.core.finding.FindingKind;
import dev.anyorder.core.finding.Frame;
import dev.anyorder.core.finding.LocationInfo;
import dev.anyorder.core.finding.Severity;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** Turns what is found of blocks that are to be deterministic into the data of a finding. */
final class BlockDescriber {
    private static final String DETERMINISM = "determinism";

    private final FindingDescriber describer;

    BlockDescriber(FindingDescriber describer) {
        this.describer = describer;
    }

    /**
     * Two operations on what tasks meet at, in a block that is to be deterministic.
     *
     * @param isSlight whether only rounding depends on which comes first
     */
    Finding finding(OperationInfo earlier, OperationInfo later, boolean isSlight, DeterministicBlock scope) {
        FindingKind kind = isSlight ? FindingKind.ROUNDING_RACE : FindingKind.DETERMINISM_CONFLICT;
        AccessInfo first = access(earlier);
        AccessInfo second = access(later);
        LocationInfo location = location(later);
        String a = FindingDescriber.key(first);
        String b = FindingDescriber.key(second);
        String name = location.type() + "." + location.name();
        Finding found = new Finding(
                FindingDescriber.id(kind, name, a.compareTo(b) < 0 ? a + "|" + b : b + "|" + a),
                kind,
                isSlight ? Severity.NOTE : Severity.ERROR,
                later.site() == null ? Evidence.PREDICTED : Evidence.OBSERVED,
                DETERMINISM,
                1,
                location,
                List.of(first, second),
                Map.of());
        return describer.inBlock(found, scope);
    }

    /** How something outside comes into a block that is to be deterministic. */
    Finding finding(List<DeterminismEdge> links, DeterministicBlock scope) {
        Frame method = (Frame) java.util.Objects.requireNonNull(scope.info);
        List<AccessInfo> ends = new ArrayList<>();
        Map<String, String> why = new LinkedHashMap<>();
        StringBuilder key = new StringBuilder(FindingDescriber.block(method));
        for (DeterminismEdge edge : links) {
            ends.add(access((OperationInfo) java.util.Objects.requireNonNull(edge.from())));
            ends.add(access((OperationInfo) java.util.Objects.requireNonNull(edge.to())));
            why.put(Finding.LINK + ends.size() / 2, edge.cause().name().toLowerCase(Locale.ROOT));
        }
        key.append('|')
                .append(FindingDescriber.key(ends.get(0)))
                .append('|')
                .append(FindingDescriber.key(ends.get(ends.size() - 1)));
        why.put(Finding.BLOCK, FindingDescriber.block(method));
        LocationInfo location = new LocationInfo("block", method.className(), method.method(), -1, -1, "", List.of());
        return new Finding(
                FindingDescriber.id(FindingKind.DETERMINISM_CYCLE, "", key.toString()),
                FindingKind.DETERMINISM_CYCLE,
                Severity.ERROR,
                Evidence.OBSERVED,
                DETERMINISM,
                1,
                location,
                ends,
                why);
    }

    /** A call that is left to chance, in a block that is to be deterministic. */
    Finding finding(OperationInfo call, DeterministicBlock scope) {
        Site site = java.util.Objects.requireNonNull(call.site());
        AccessInfo access = access(call);
        int dot = site.call.lastIndexOf('.');
        LocationInfo location = new LocationInfo(
                "call", site.call.substring(0, dot), site.call.substring(dot + 1), -1, -1, "", List.of());
        Finding found = new Finding(
                FindingDescriber.id(FindingKind.NONDETERMINISM_SOURCE, site.call, FindingDescriber.key(access)),
                FindingKind.NONDETERMINISM_SOURCE,
                Severity.WARNING,
                Evidence.OBSERVED,
                DETERMINISM,
                1,
                location,
                List.of(access),
                Map.of());
        return describer.inBlock(found, scope);
    }

    AccessInfo access(OperationInfo operation) {
        List<Frame> frames =
                FindingDescriber.frames(operation.stack(), operation.site() == null ? null : operation.site().frame);
        return new AccessInfo(
                operation.verb(),
                call(operation),
                FindingDescriber.task(operation.task()),
                firstOfProgram(frames),
                frames,
                true,
                describer.locks(operation.locks()));
    }

    private static String call(OperationInfo operation) {
        return operation.site() == null ? "" : operation.site().call;
    }

    private static Frame firstOfProgram(List<Frame> frames) {
        for (Frame frame : frames) {
            if (!frame.className().startsWith("java.") && !frame.className().startsWith("jdk.")) {
                return frame;
            }
        }
        return frames.isEmpty() ? new Frame("", "", "", 0) : frames.get(0);
    }

    private LocationInfo location(OperationInfo operation) {
        SyncObject thing = java.util.Objects.requireNonNull(operation.thing());
        String name = describer.name(thing);
        Site site = operation.site();
        if (site == null || site.target.owner().isEmpty()) {
            return new LocationInfo("object", thing.type(), "", -1, -1, name, List.of());
        }
        AccessTarget target = site.target;
        boolean isStatic = target.kind() == AccessTarget.Kind.STATIC;
        String kind = target.kind().name().toLowerCase(Locale.ROOT);
        return new LocationInfo(kind, target.owner(), target.name(), -1, -1, isStatic ? "" : name, List.of());
    }
}
