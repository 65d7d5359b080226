package dev.anyorder.agent.site;

import dev.anyorder.core.analysis.AccessOp;
import dev.anyorder.core.finding.Frame;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;

/** All sites, by number, and where objects are allocated. Grows with the code that is loaded, never shrinks. */
public final class SiteTable {
    /** Replaced, not changed, when it grows; slots are written before their number is handed out. */
    private volatile Site[] all = new Site[1024];

    /** Guarded by this. */
    private int size;

    /** Where the code that was seen allocates objects of a class, by its binary name; empty if at several places. */
    private final ConcurrentMap<String, Optional<Frame>> allocations = new ConcurrentHashMap<>();

    /** Makes a site and gives it a number. */
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

    /** The site with this number. */
    public Site get(int id) {
        return all[id];
    }

    /** The code at the frame allocates objects of the class. */
    public void allocates(String type, Frame frame) {
        allocations.merge(type, Optional.of(frame), (one, other) -> one.equals(other) ? one : Optional.empty());
    }

    /** Where objects of the class are allocated, if there is only one place. */
    public Optional<Frame> allocation(String type) {
        return allocations.getOrDefault(type, Optional.empty());
    }

    /** Where objects are allocated of all classes that are so at one place only. */
    public Map<String, Frame> allocations() {
        Map<String, Frame> known = new HashMap<>();
        allocations.forEach((type, frame) -> frame.ifPresent(only -> known.put(type, only)));
        return known;
    }

    /** How many there are. */
    public synchronized int size() {
        return size;
    }
}
