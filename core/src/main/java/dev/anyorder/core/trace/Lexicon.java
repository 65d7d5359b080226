package dev.anyorder.core.trace;

import dev.anyorder.core.finding.Frame;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The definitions of a trace, read again, and what it says of the run as a whole. Numbers are those of {@link Definitions}. */
public final class Lexicon {
    private final Numbered<String> strings = new Numbered<>();
    private final Numbered<Frame> frames = new Numbered<>();
    /** For each a frame and what is below. */
    private final Numbered<Long> stacks = new Numbered<>();

    private final Numbered<TracedSite> sites = new Numbered<>();
    private final Numbered<TracedObject> objects = new Numbered<>();
    private final Numbered<TracedLock> locks = new Numbered<>();
    private final Map<String, Frame> allocations = new HashMap<>();
    /** Three for each location: object and origin, and what the origin is. */
    private long[] locations = new long[3 * 64];

    private int locationCount;
    /** The object of the last location. */
    private long lastOwner;

    private @Nullable TraceSummary summary;

    /** Reads what is defined. */
    public static Lexicon of(TraceFile file) {
        Lexicon lexicon = new Lexicon();
        for (Chunk chunk : file.chunks()) {
            if (chunk.kind() == ChunkKind.DEFINITIONS) {
                Input in = file.content(chunk);
                while (!in.isAtEnd()) {
                    lexicon.definition(in);
                }
            } else if (chunk.kind() == ChunkKind.END) {
                lexicon.summary = TraceSummary.read(file.content(chunk));
            }
        }
        return lexicon;
    }

    private void definition(Input in) {
        switch (in.raw()) {
            case Tag.STRING -> strings.add(in.text());
            case Tag.FRAME -> {
                String type = strings.get(in.number());
                String method = strings.get(in.number());
                frames.add(new Frame(type, method, strings.get(in.number()), in.count()));
            }
            case Tag.STACK -> {
                int frame = in.below(frames.size() + 1L);
                stacks.add((long) frame << 32 | in.below(stacks.size() + 1L));
            }
            case Tag.SITE -> {
                Frame frame = frames.get(in.number());
                int op = in.count();
                int target = in.count();
                String owner = strings.get(in.number());
                String name = strings.get(in.number());
                sites.add(new TracedSite(frame, op >> 1, (op & 1) != 0, target, owner, name, strings.get(in.number())));
            }
            case Tag.OBJECT -> {
                String type = strings.get(in.number());
                String typeName = strings.get(in.number());
                objects.add(new TracedObject(type, typeName, in.below((1L << 31) + 1) - 1));
            }
            case Tag.ALIKE -> objects.add(objects.get(objects.size()));
            case Tag.LOCATION -> location(in);
            case Tag.LOCK -> {
                boolean isInitialiser = in.raw() != 0;
                String type = strings.get(in.number());
                locks.add(new TracedLock(isInitialiser, type, in.below(objects.size() + 1L)));
            }
            case Tag.ALLOCATION -> {
                String type = strings.get(in.number());
                allocations.put(type, frames.get(in.number()));
            }
            default -> throw Input.inconsistent();
        }
    }

    private void location(Input in) {
        int at = 3 * locationCount;
        if (at == locations.length) {
            locations = Arrays.copyOf(locations, at * 2);
        }
        long head = in.number();
        long origin = head & 3;
        lastOwner += Input.unzigzag(head >>> 2);
        objects.get(lastOwner);
        locations[at] = lastOwner << 2 | origin;
        if (origin != Origins.UNTOUCHED) {
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

    /** The frames of a stack, innermost first; none for 0. */
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

    /** Where objects are allocated, by class, as far as is known. */
    public Map<String, Frame> allocations() {
        return allocations;
    }

    int checkLocation(long number) {
        if (number < 1 || number > locationCount) {
            throw Input.inconsistent();
        }
        return (int) number;
    }

    /** The number of the object that a location is of. */
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

    /** What there is to say of the run as a whole; null if it was killed. */
    public @Nullable TraceSummary summary() {
        return summary;
    }
}
