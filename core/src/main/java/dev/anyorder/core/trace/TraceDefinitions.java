package dev.anyorder.core.trace;

import dev.anyorder.core.finding.Frame;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Definitions and summary of a trace, numbered by {@link DefinitionWriter}. */
public final class TraceDefinitions {
    private final IdTable<String> strings = new IdTable<>();
    private final IdTable<Frame> frames = new IdTable<>();
    /** Frame and caller. */
    private final IdTable<Long> stacks = new IdTable<>();

    private final IdTable<TracedSite> sites = new IdTable<>();
    private final IdTable<TracedObject> objects = new IdTable<>();
    private final IdTable<TracedLock> locks = new IdTable<>();
    private final Map<String, Frame> allocations = new HashMap<>();
    /** For each location: object and tag, then two parts of its origin. */
    private long[] locations = new long[3 * 64];

    private int locationCount;
    private long lastOwner;

    private @Nullable TraceSummary summary;

    public static TraceDefinitions of(TraceFile file) {
        TraceDefinitions definitions = new TraceDefinitions();
        for (Chunk chunk : file.chunks()) {
            if (chunk.kind() == ChunkKind.DEFINITIONS) {
                VarintReader in = file.content(chunk);
                while (!in.isAtEnd()) {
                    definitions.definition(in);
                }
            } else if (chunk.kind() == ChunkKind.END) {
                definitions.summary = TraceSummary.read(file.content(chunk));
            }
        }
        return definitions;
    }

    private void definition(VarintReader in) {
        switch (in.raw()) {
            case TraceOpcode.STRING -> strings.add(in.text());
            case TraceOpcode.FRAME -> {
                String type = strings.get(in.number());
                String method = strings.get(in.number());
                frames.add(new Frame(type, method, strings.get(in.number()), in.count()));
            }
            case TraceOpcode.STACK -> {
                int frame = in.below(frames.size() + 1L);
                stacks.add((long) frame << 32 | in.below(stacks.size() + 1L));
            }
            case TraceOpcode.SITE -> {
                Frame frame = frames.get(in.number());
                int op = in.count();
                int target = in.count();
                String owner = strings.get(in.number());
                String name = strings.get(in.number());
                sites.add(new TracedSite(frame, op >> 1, (op & 1) != 0, target, owner, name, strings.get(in.number())));
            }
            case TraceOpcode.OBJECT -> {
                String type = strings.get(in.number());
                String typeName = strings.get(in.number());
                objects.add(new TracedObject(type, typeName, in.below((1L << 31) + 1) - 1));
            }
            case TraceOpcode.ALIKE -> objects.add(objects.get(objects.size()));
            case TraceOpcode.LOCATION -> location(in);
            case TraceOpcode.LOCK -> {
                boolean isInitialiser = in.raw() != 0;
                String type = strings.get(in.number());
                locks.add(new TracedLock(isInitialiser, type, in.below(objects.size() + 1L)));
            }
            case TraceOpcode.ALLOCATION -> {
                String type = strings.get(in.number());
                allocations.put(type, frames.get(in.number()));
            }
            default -> throw VarintReader.inconsistent();
        }
    }

    private void location(VarintReader in) {
        int at = 3 * locationCount;
        if (at == locations.length) {
            locations = Arrays.copyOf(locations, at * 2);
        }
        long head = in.number();
        long origin = head & 3;
        lastOwner += VarintReader.unzigzag(head >>> 2);
        objects.get(lastOwner);
        locations[at] = lastOwner << 2 | origin;
        if (origin != LocationTags.UNTOUCHED) {
            locations[at + 1] = in.count();
            locations[at + 2] = in.number();
        }
        locationCount++;
    }

    public TracedSite site(int number) {
        return sites.get(number);
    }

    public int sites() {
        return sites.size();
    }

    public TracedObject object(int number) {
        return objects.get(number);
    }

    public TracedLock lock(int number) {
        return locks.get(number);
    }

    String string(long number) {
        return strings.get(number);
    }

    /** Innermost frame first; empty for 0. */
    public List<Frame> stack(int number) {
        List<Frame> all = new ArrayList<>();
        for (int at = number; at != 0; ) {
            long node = stacks.get(at);
            all.add(frames.get(node >>> 32));
            at = (int) node;
        }
        return all;
    }

    void checkStack(long number) {
        if (number != 0) {
            stacks.get(number);
        }
    }

    /** Allocation sites by class, where known. */
    public Map<String, Frame> allocations() {
        return allocations;
    }

    int checkLocation(long number) {
        if (number < 1 || number > locationCount) {
            throw VarintReader.inconsistent();
        }
        return (int) number;
    }

    public int objectOf(int location) {
        return (int) (locations[3 * checkLocation(location) - 3] >>> 2);
    }

    int originOf(int location) {
        return (int) locations[3 * checkLocation(location) - 3] & 3;
    }

    long originPart(int location, int part) {
        return locations[3 * checkLocation(location) - 3 + part];
    }

    public int locations() {
        return locationCount;
    }

    /** Null if the run was killed. */
    public @Nullable TraceSummary summary() {
        return summary;
    }
}
