package dev.anyorder.agent.monitor;

import dev.anyorder.agent.site.AccessTarget;
import dev.anyorder.agent.site.Site;
import dev.anyorder.agent.task.OperationInfo;
import dev.anyorder.agent.task.SyncObject;
import dev.anyorder.core.finding.AccessCycle;
import dev.anyorder.core.finding.AccessInfo;
import dev.anyorder.core.finding.Evidence;
import dev.anyorder.core.finding.Finding;
import dev.anyorder.core.finding.FindingKind;
import dev.anyorder.core.finding.Frame;
import dev.anyorder.core.finding.LocationInfo;
import dev.anyorder.core.finding.NondeterministicCall;
import dev.anyorder.core.finding.Severity;
import dev.anyorder.core.finding.UnorderedPair;
import java.util.List;
import java.util.Locale;
import java.util.function.Supplier;

/** Turns what is found of declared blocks into the data of a finding. */
final class BlockDescriber {
    private static final String DETERMINISM = "determinism";

    private final FindingDescriber describer;

    BlockDescriber(FindingDescriber describer) {
        this.describer = describer;
    }

    /**
     * Two operations that conflict in a deterministic block.
     *
     * @param isSlight whether the order changes only the rounding of a result
     */
    FindingDraft conflict(OperationInfo earlier, OperationInfo later, boolean isSlight, Frame block) {
        FindingKind kind = isSlight ? FindingKind.ROUNDING_RACE : FindingKind.DETERMINISM_CONFLICT;
        AccessInfo first = access(earlier);
        AccessInfo second = access(later);
        LocationInfo location = location(later);
        Supplier<UnorderedPair> why = () -> new UnorderedPair(describer.order(earlier.task(), later.task()), block);
        String id = FindingDescriber.pairId(kind, location.type() + "." + location.name(), first, second);
        Finding finding = new Finding(
                FindingDescriber.blockId(kind, id, block),
                kind,
                isSlight ? Severity.NOTE : Severity.ERROR,
                later.site() == null ? Evidence.PREDICTED : Evidence.OBSERVED,
                DETERMINISM,
                1,
                location,
                List.of(first, second),
                why.get());
        return new FindingDraft(finding, why, List.of());
    }

    /** A cycle through a declared block. */
    FindingDraft cycle(
            String id, FindingKind kind, String analysis, Frame block, List<AccessInfo> accesses, AccessCycle why) {
        Finding finding = new Finding(
                id,
                kind,
                Severity.ERROR,
                Evidence.OBSERVED,
                analysis,
                1,
                new LocationInfo("block", block.className(), block.method(), -1, -1, "", List.of()),
                accesses,
                why);
        return new FindingDraft(finding, () -> why, List.of());
    }

    /** A nondeterministic call in a deterministic block. */
    FindingDraft call(OperationInfo call, Frame block) {
        FindingKind kind = FindingKind.NONDETERMINISM_SOURCE;
        Site site = java.util.Objects.requireNonNull(call.site());
        AccessInfo access = access(call);
        int dot = site.call.lastIndexOf('.');
        NondeterministicCall why = new NondeterministicCall(block);
        Finding finding = new Finding(
                FindingDescriber.blockId(
                        kind, FindingDescriber.id(kind, site.call, FindingDescriber.key(access)), block),
                kind,
                Severity.WARNING,
                Evidence.OBSERVED,
                DETERMINISM,
                1,
                new LocationInfo(
                        "call", site.call.substring(0, dot), site.call.substring(dot + 1), -1, -1, "", List.of()),
                List.of(access),
                why);
        return new FindingDraft(finding, () -> why, List.of());
    }

    /** An operation of a cycle, which names what it operates on. */
    AccessInfo operation(OperationInfo doing) {
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
        SyncObject thing = java.util.Objects.requireNonNull(doing.thing());
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
