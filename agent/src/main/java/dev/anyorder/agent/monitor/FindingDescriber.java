package dev.anyorder.agent.monitor;

import dev.anyorder.agent.shadow.SplitAccesses;
import dev.anyorder.agent.shadow.StackCapture;
import dev.anyorder.agent.shadow.StaticShadows;
import dev.anyorder.agent.site.AccessTarget;
import dev.anyorder.agent.site.Site;
import dev.anyorder.agent.site.SiteTable;
import dev.anyorder.agent.task.SyncObject;
import dev.anyorder.agent.task.TaskOrigin;
import dev.anyorder.core.analysis.Access;
import dev.anyorder.core.analysis.AccessDependence;
import dev.anyorder.core.analysis.Analysis;
import dev.anyorder.core.finding.AccessInfo;
import dev.anyorder.core.finding.Evidence;
import dev.anyorder.core.finding.Finding;
import dev.anyorder.core.finding.FindingKind;
import dev.anyorder.core.finding.Frame;
import dev.anyorder.core.finding.LocationInfo;
import dev.anyorder.core.finding.LockInfo;
import dev.anyorder.core.finding.MissingOrder;
import dev.anyorder.core.finding.ReadDependence;
import dev.anyorder.core.finding.Severity;
import dev.anyorder.core.finding.SingleSite;
import dev.anyorder.core.finding.SplitBlock;
import dev.anyorder.core.finding.TaskInfo;
import dev.anyorder.core.finding.UnorderedPair;
import dev.anyorder.core.order.AtomicBlock;
import dev.anyorder.core.order.LockRelease;
import dev.anyorder.core.order.LockSet;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.IntFunction;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Turns sites, steps and objects into the data of a finding. */
public final class FindingDescriber {
    private final SiteTable sites;
    private final ObjectNames names = new ObjectNames();

    private final Supplier<@Nullable Throwable> now;

    /** Called on the thread of the later access. */
    public FindingDescriber(SiteTable sites) {
        this(sites, StackCapture::now);
    }

    /**
     * @param now the stack of the later access; null if only sampled stacks are known
     */
    public FindingDescriber(SiteTable sites, Supplier<@Nullable Throwable> now) {
        this.sites = sites;
        this.now = now;
    }

    /** Stable across runs. */
    String stableName(Site site, Object owner) {
        AccessTarget target = site.target;
        return switch (target.kind()) {
            case FIELD, STATIC, GROUP -> target.owner() + "." + target.name();
            case ARRAY, OBJECT -> ReplayedObject.typeName(owner);
        };
    }

    FindingDraft pair(
            Analysis by,
            FindingKind kind,
            Severity severity,
            Evidence evidence,
            Access earlier,
            Access later,
            Object owner,
            int index,
            @Nullable Frame block) {
        Site b = sites.get(later.site);
        AccessInfo first = access(earlier, null, owner);
        // Array accesses are checked when the step ends, with another stack.
        boolean isEarly = index >= 0 && later.stack != null;
        AccessInfo second = access(later, isEarly ? null : now.get(), owner);
        Supplier<UnorderedPair> why = () -> new UnorderedPair(order(origin(earlier), origin(later)), block);
        String id = pairId(kind, stableName(b, owner), first, second);
        Finding finding = new Finding(
                block == null ? id : blockId(kind, id, block),
                kind,
                severity,
                evidence,
                by.name(),
                1,
                location(b.target, owner, index),
                List.of(first, second),
                why.get());
        return new FindingDraft(finding, why, List.of(earlier, later));
    }

    FindingDraft single(
            Analysis by,
            FindingKind kind,
            Severity severity,
            Evidence evidence,
            Access access,
            Object owner,
            int index) {
        Site site = sites.get(access.site);
        AccessInfo only = access(access, index >= 0 && access.stack != null ? null : now.get(), owner);
        Finding finding = new Finding(
                id(kind, stableName(site, owner), key(only)),
                kind,
                severity,
                evidence,
                by.name(),
                1,
                location(site.target, owner, index),
                List.of(only),
                new SingleSite());
        return new FindingDraft(finding, SingleSite::new, List.of());
    }

    /** With the interleaved access between the two. */
    FindingDraft split(
            Analysis by,
            FindingKind kind,
            Severity severity,
            Evidence evidence,
            SplitAccesses split,
            Object owner,
            int index) {
        Site site = sites.get(split.second().site);
        Access last = split.isSplitLast() ? split.between() : split.second();
        Throwable here = index >= 0 && last.stack != null ? null : now.get();
        AccessInfo between = access(split.between(), split.isSplitLast() ? here : null, owner);
        AccessInfo second = access(split.second(), split.isSplitLast() ? null : here, owner);
        AccessInfo first = split.first() == split.second() ? second : first(split, owner);
        String id = id(kind, stableName(site, owner), key(first) + "|" + key(between) + "|" + key(second));
        Finding finding = new Finding(
                id,
                kind,
                severity,
                evidence,
                by.name(),
                1,
                location(site.target, owner, index),
                List.of(first, between, second),
                why(split));
        return new FindingDraft(finding, () -> why(split), List.of(split.between(), split.second()));
    }

    /** With the releases of its locks before the second access. */
    private AccessInfo first(SplitAccesses split, Object owner) {
        AccessInfo first = access(split.first(), null, owner);
        LockSet held = split.first().step.locks();
        return first.holding(locks(held, i -> split.gap().release(i)));
    }

    private SplitBlock why(SplitAccesses split) {
        Access second = split.second();
        MissingOrder order = order(origin(split.between()), origin(second));
        boolean isDependent = second.pair != null && second.dependence != null;
        AtomicBlock block = second.step.block();
        return isDependent
                ? new SplitBlock(null, dependence(second.dependence), split.interleaved(), order)
                : new SplitBlock(
                        block != null && block.info instanceof Frame method ? method : null,
                        null,
                        split.interleaved(),
                        order);
    }

    private static @Nullable ReadDependence dependence(@Nullable AccessDependence dependence) {
        return dependence == null
                ? null
                : switch (dependence) {
                    case DATA -> ReadDependence.DATA;
                    case TEST -> ReadDependence.TEST;
                    case CHOICE -> ReadDependence.CHOICE;
                    case READ, DECIDES -> null;
                };
    }

    MissingOrder order(TaskOrigin earlier, TaskOrigin later) {
        return new TaskAncestry(stack -> frames(stack, null)).of(earlier, later);
    }

    private static TaskOrigin origin(Access access) {
        return (TaskOrigin) java.util.Objects.requireNonNull(access.step.task.info);
    }

    private LocationInfo location(AccessTarget target, Object owner, int index) {
        // A library call may access the elements of an array argument.
        AccessTarget.Kind sort = isArray(owner, target) ? AccessTarget.Kind.ARRAY : target.kind();
        String kind = sort.name().toLowerCase(Locale.ROOT);
        return switch (sort) {
            case FIELD, GROUP ->
                new LocationInfo(
                        kind,
                        target.owner(),
                        target.name(),
                        -1,
                        -1,
                        owner instanceof Class ? "" : names.of(owner),
                        sites.allocation(ReplayedObject.type(owner))
                                .map(List::of)
                                .orElse(List.of()));
            case STATIC -> new LocationInfo(kind, declaring(owner, target), target.name(), -1, -1, "", List.of());
            case ARRAY ->
                new LocationInfo(
                        kind,
                        ReplayedObject.typeName(owner),
                        "",
                        ReplayedObject.length(owner),
                        index,
                        names.of(owner),
                        List.of());
            case OBJECT -> new LocationInfo(kind, ReplayedObject.type(owner), "", -1, -1, names.of(owner), List.of());
        };
    }

    private static boolean isArray(Object owner, AccessTarget target) {
        return target.kind() == AccessTarget.Kind.OBJECT && ReplayedObject.isArray(owner);
    }

    private static String declaring(Object owner, AccessTarget target) {
        return owner instanceof Class<?> type
                ? StaticShadows.declaring(type, target.owner()).getName()
                : ReplayedObject.type(owner);
    }

    /** Without the accessed object. */
    AccessInfo access(Access access, boolean isNow) {
        boolean isKept = access.stack != null || !isNow;
        Site site = sites.get(access.site);
        return told(access, isKept ? null : now.get(), site.call, target(site));
    }

    static String target(Site site) {
        String owner = site.target.owner();
        return site.target.name().isEmpty()
                ? ""
                : owner.substring(owner.lastIndexOf('.') + 1) + "." + site.target.name();
    }

    private AccessInfo access(Access access, @Nullable Throwable atOnce, Object owner) {
        return told(access, atOnce, call(sites.get(access.site), owner), "");
    }

    private AccessInfo told(Access access, @Nullable Throwable atOnce, String call, String target) {
        Site site = sites.get(access.site);
        Throwable stack = atOnce != null ? atOnce : (Throwable) access.stack;
        List<Frame> frames = stack == null ? List.of(site.frame) : frames(stack, site.frame);
        return new AccessInfo(
                site.op.text(),
                call,
                target,
                task(origin(access)),
                site.frame,
                frames,
                stack != null,
                locks(access.step.locks()));
    }

    /** Uses the object's class: the site may name only an interface. */
    private static String call(Site site, Object owner) {
        String type = ReplayedObject.type(owner);
        String simple = type.substring(Math.max(type.lastIndexOf('.'), type.lastIndexOf('$')) + 1);
        return site.target.kind() == AccessTarget.Kind.OBJECT && !isArray(owner, site.target)
                ? simple + site.call.substring(site.call.lastIndexOf('.'))
                : site.call;
    }

    static TaskInfo task(TaskOrigin origin) {
        Throwable created = origin.created();
        return new TaskInfo(
                origin.id(),
                origin.kind().text(),
                origin.name(),
                created == null ? List.of() : frames(created, null),
                origin.parent() == null ? -1 : origin.parent().id());
    }

    List<LockInfo> locks(LockSet held) {
        return locks(held, i -> null);
    }

    /**
     * @param releases where lock i was released; null if it was not
     */
    private List<LockInfo> locks(LockSet held, IntFunction<@Nullable LockRelease> releases) {
        List<LockInfo> locks = new ArrayList<>();
        for (int i = 0; i < held.size(); i++) {
            if (held.lock(i) instanceof SyncObject lock) {
                LockRelease release = releases.apply(i);
                List<Frame> released = release == null ? List.of() : place(release.site());
                List<Frame> takenAgain = release == null ? List.of() : place(release.takenAgain());
                locks.add(new LockInfo(name(lock), held.shared(i), released, takenAgain));
            }
        }
        return locks;
    }

    private List<Frame> place(int site) {
        return site == LockRelease.NOWHERE ? List.of() : List.of(sites.get(site).frame);
    }

    String name(SyncObject sync) {
        Object object = sync.object();
        return names.of(sync.type(), object == null ? sync : object);
    }

    /** Starts at the site if it is on the stack. */
    static List<Frame> frames(Throwable stack, @Nullable Frame site) {
        List<Frame> frames = StackCapture.frames(stack);
        if (site != null) {
            // Array accesses are checked later in the method, or in a caller.
            int at = 0;
            while (at < frames.size() && !sameMethod(frames.get(at), site)) {
                at++;
            }
            if (at < frames.size()) {
                frames = new ArrayList<>(frames.subList(at, frames.size()));
                frames.set(0, site);
            } else {
                return List.of(site);
            }
        }
        return frames;
    }

    private static boolean sameMethod(Frame frame, Frame site) {
        return frame.className().equals(site.className()) && frame.method().equals(site.method());
    }

    /** Stable across runs. */
    static String id(FindingKind kind, String location, String accesses) {
        String text = kind.text() + "|" + location + "|" + accesses;
        long hash = 0xcbf29ce484222325L;
        for (int i = 0; i < text.length(); i++) {
            hash = (hash ^ text.charAt(i)) * 0x100000001b3L;
        }
        return String.format("%012x", hash & 0xffffffffffffL);
    }

    /** Independent of the accesses' order. */
    static String pairId(FindingKind kind, String location, AccessInfo first, AccessInfo second) {
        String a = key(first);
        String b = key(second);
        return id(kind, location, a.compareTo(b) < 0 ? a + "|" + b : b + "|" + a);
    }

    static String blockId(FindingKind kind, String id, Frame block) {
        return id(kind, id, blockKey(block));
    }

    static String blockKey(Frame method) {
        String place = method.file().isEmpty() ? "" : " (" + method.file() + ":" + method.line() + ")";
        return method.className() + "." + method.method() + place;
    }

    static String key(AccessInfo access) {
        Frame site = access.site();
        return access.call() + " " + site.className() + "." + site.method() + ":" + site.line();
    }
}
