package dev.anyorder.agent.monitor;

import dev.anyorder.agent.site.Site;
import dev.anyorder.agent.site.Target;
import dev.anyorder.agent.task.Doing;
import dev.anyorder.agent.task.Sync;
import dev.anyorder.core.determinism.Link;
import dev.anyorder.core.determinism.Scope;
import dev.anyorder.core.finding.AccessInfo;
import dev.anyorder.core.finding.Evidence;
import dev.anyorder.core.finding.Finding;
import dev.anyorder.core.finding.Frame;
import dev.anyorder.core.finding.Kind;
import dev.anyorder.core.finding.Level;
import dev.anyorder.core.finding.LocationInfo;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** Turns what is found of blocks that are to be deterministic into the data of a finding. */
final class BlockDescriber {
    private static final String DETERMINISM = "determinism";

    private final Describer describer;

    BlockDescriber(Describer describer) {
        this.describer = describer;
    }

    /**
     * Two operations on what tasks meet at, in a block that is to be deterministic.
     *
     * @param isSlight whether only rounding depends on which comes first
     */
    Finding finding(Doing earlier, Doing later, boolean isSlight, Scope scope) {
        Kind kind = isSlight ? Kind.ROUNDING_RACE : Kind.DETERMINISM_CONFLICT;
        AccessInfo first = access(earlier);
        AccessInfo second = access(later);
        LocationInfo location = location(later);
        String a = Describer.key(first);
        String b = Describer.key(second);
        String name = location.type() + "." + location.name();
        Finding found = new Finding(
                Describer.id(kind, name, a.compareTo(b) < 0 ? a + "|" + b : b + "|" + a),
                kind,
                isSlight ? Level.NOTE : Level.ERROR,
                later.site() == null ? Evidence.PREDICTED : Evidence.OBSERVED,
                DETERMINISM,
                1,
                location,
                List.of(first, second),
                Map.of());
        return describer.inBlock(found, scope);
    }

    /** How something outside comes into a block that is to be deterministic. */
    Finding finding(List<Link> links, Scope scope) {
        Frame method = (Frame) java.util.Objects.requireNonNull(scope.info);
        List<AccessInfo> ends = new ArrayList<>();
        Map<String, String> why = new LinkedHashMap<>();
        StringBuilder key = new StringBuilder(Describer.block(method));
        for (Link link : links) {
            ends.add(access((Doing) java.util.Objects.requireNonNull(link.from())));
            ends.add(access((Doing) java.util.Objects.requireNonNull(link.to())));
            why.put(Finding.LINK + ends.size() / 2, link.cause().name().toLowerCase(Locale.ROOT));
        }
        key.append('|').append(Describer.key(ends.get(0))).append('|').append(Describer.key(ends.get(ends.size() - 1)));
        why.put(Finding.BLOCK, Describer.block(method));
        LocationInfo location = new LocationInfo("block", method.className(), method.method(), -1, -1, "", List.of());
        return new Finding(
                Describer.id(Kind.DETERMINISM_CYCLE, "", key.toString()),
                Kind.DETERMINISM_CYCLE,
                Level.ERROR,
                Evidence.OBSERVED,
                DETERMINISM,
                1,
                location,
                ends,
                why);
    }

    /** A call that is left to chance, in a block that is to be deterministic. */
    Finding finding(Doing call, Scope scope) {
        Site site = java.util.Objects.requireNonNull(call.site());
        AccessInfo access = access(call);
        int dot = site.call.lastIndexOf('.');
        LocationInfo location = new LocationInfo(
                "call", site.call.substring(0, dot), site.call.substring(dot + 1), -1, -1, "", List.of());
        Finding found = new Finding(
                Describer.id(Kind.NONDETERMINISM_SOURCE, site.call, Describer.key(access)),
                Kind.NONDETERMINISM_SOURCE,
                Level.WARNING,
                Evidence.OBSERVED,
                DETERMINISM,
                1,
                location,
                List.of(access),
                Map.of());
        return describer.inBlock(found, scope);
    }

    AccessInfo access(Doing doing) {
        List<Frame> frames = Describer.frames(doing.stack(), doing.site() == null ? null : doing.site().frame);
        return new AccessInfo(
                doing.verb(),
                call(doing),
                Describer.task(doing.task()),
                firstOfProgram(frames),
                frames,
                true,
                describer.locks(doing.locks()));
    }

    private static String call(Doing doing) {
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

    private LocationInfo location(Doing doing) {
        Sync thing = java.util.Objects.requireNonNull(doing.thing());
        String name = describer.name(thing);
        Site site = doing.site();
        if (site == null || site.target.owner().isEmpty()) {
            return new LocationInfo("object", thing.type(), "", -1, -1, name, List.of());
        }
        Target target = site.target;
        boolean isStatic = target.kind() == Target.Kind.STATIC;
        String kind = target.kind().name().toLowerCase(Locale.ROOT);
        return new LocationInfo(kind, target.owner(), target.name(), -1, -1, isStatic ? "" : name, List.of());
    }
}
