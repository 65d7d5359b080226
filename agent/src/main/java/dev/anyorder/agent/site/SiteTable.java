package dev.anyorder.agent.site;

import dev.anyorder.core.analysis.AccessOp;
import dev.anyorder.core.finding.Frame;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;

/** All sites by number, and allocation sites. Never shrinks. */
public final class SiteTable {
    /** Copied to grow; a slot is written before its number is published. */
    private volatile Site[] all = new Site[1024];

    /** Guarded by this. */
    private int size;

    /** Allocation sites by binary class name; empty if there are several. */
    private final ConcurrentMap<String, Optional<Frame>> allocations = new ConcurrentHashMap<>();

    public synchronized Site add(Frame frame, AccessOp op, AccessTarget target, String call) {
        return add(
                switch (target.kind()) {
                    case FIELD -> new FieldSite(size, frame, op, target, call);
                    case STATIC -> new StaticSite(size, frame, op, target, call);
                    case ARRAY -> new ElementSite(size, frame, op, target, call);
                    case OBJECT -> new CallSite(size, frame, op, target, call);
                    case GROUP -> new GroupSite(size, frame, op, target, call, false);
                });
    }

    /** Makes a site of a field that is accessed as part of a group, which may be the field alone. */
    public synchronized GroupSite addGroup(
            Frame frame, AccessOp op, AccessTarget target, String call, boolean ofPairs) {
        return add(new GroupSite(size, frame, op, target, call, ofPairs));
    }

    private <S extends Site> S add(S site) {
        if (size == all.length) {
            all = Arrays.copyOf(all, size * 2);
        }
        all[size++] = site;
        return site;
    }

    public Site get(int id) {
        return all[id];
    }

    public void allocates(String type, Frame frame) {
        allocations.merge(type, Optional.of(frame), (one, other) -> one.equals(other) ? one : Optional.empty());
    }

    /** Present only if unique. */
    public Optional<Frame> allocation(String type) {
        return allocations.getOrDefault(type, Optional.empty());
    }

    /** Classes with a unique allocation site. */
    public Map<String, Frame> allocations() {
        Map<String, Frame> known = new HashMap<>();
        allocations.forEach((type, frame) -> frame.ifPresent(only -> known.put(type, only)));
        return known;
    }

    public synchronized int size() {
        return size;
    }
}
