package dev.anyorder.core.trace;

import dev.anyorder.core.finding.Frame;
import java.io.IOException;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Numbers definitions from 1. A definition precedes references to it in the file. Guarded by this object. */
public final class DefinitionWriter {
    private final TraceRecording recording;
    private final VarintWriter out = new VarintWriter();
    private final Map<String, Integer> strings = new HashMap<>();
    private final Map<Frame, Integer> frames = new HashMap<>();
    /** Keyed by frame and caller. */
    private final Map<Long, Integer> stacks = new HashMap<>();

    /** Still true at the next call if an error interrupted the previous one. */
    private boolean isBusy;

    private @Nullable TracedObject lastObject;
    private int lastOwner;

    private int sites;
    private int objects;
    private int locations;
    private int locks;

    DefinitionWriter(TraceRecording recording) {
        this.recording = recording;
    }

    private int string(String text) {
        Integer known = strings.get(text);
        if (known == null) {
            out.raw(TraceOpcode.STRING);
            out.text(text);
            known = strings.size() + 1;
            strings.put(text, known);
        }
        return known;
    }

    private int frame(Frame frame) {
        Integer known = frames.get(frame);
        if (known == null) {
            int type = string(frame.className());
            int method = string(frame.method());
            int file = string(frame.file());
            out.raw(TraceOpcode.FRAME);
            out.number(type);
            out.number(method);
            out.number(file);
            out.number(frame.line());
            known = frames.size() + 1;
            frames.put(frame, known);
        }
        return known;
    }

    public synchronized int name(String text) {
        enter();
        int number = string(text);
        spill();
        return number;
    }

    /** Returns 0 for an empty stack. */
    public synchronized int stack(Frame... innermostFirst) {
        enter();
        int below = 0;
        for (int i = innermostFirst.length - 1; i >= 0; i--) {
            int frame = frame(innermostFirst[i]);
            Long key = (long) frame << 32 | below;
            Integer known = stacks.get(key);
            if (known == null) {
                out.raw(TraceOpcode.STACK);
                out.number(frame);
                out.number(below);
                known = stacks.size() + 1;
                stacks.put(key, known);
            }
            below = known;
        }
        spill();
        return below;
    }

    public synchronized int site(TracedSite site) {
        enter();
        int frame = frame(site.frame());
        int owner = string(site.owner());
        int name = string(site.name());
        int call = string(site.call());
        out.raw(TraceOpcode.SITE);
        out.number(frame);
        out.number((long) site.op() << 1 | (site.atomic() ? 1 : 0));
        out.number(site.target());
        out.number(owner);
        out.number(name);
        out.number(call);
        spill();
        return ++sites;
    }

    public synchronized int object(TracedObject object) {
        enter();
        if (object.equals(lastObject)) {
            out.raw(TraceOpcode.ALIKE);
        } else {
            int type = string(object.type());
            int typeName = string(object.typeName());
            out.raw(TraceOpcode.OBJECT);
            out.number(type);
            out.number(typeName);
            out.number(object.length() + 1L);
            lastObject = object;
        }
        spill();
        return ++objects;
    }

    public int location(int object) {
        return location(object, LocationTags.UNTOUCHED, 0, 0);
    }

    /** A location that only a constructor has accessed. */
    public int freshLocation(int object, long fresh) {
        return location(
                object, LocationTags.FRESH, ThreadTraceWriter.streamOf(fresh), ThreadTraceWriter.indexOf(fresh));
    }

    /** A location with the history that another had after so many accesses. */
    public int copiedLocation(int object, int location, int accesses) {
        return location(object, LocationTags.COPIED, location, accesses);
    }

    private synchronized int location(int object, int origin, long first, long second) {
        enter();
        out.raw(TraceOpcode.LOCATION);
        out.number(VarintWriter.zigzag((long) object - lastOwner) << 2 | origin);
        lastOwner = object;
        if (origin != LocationTags.UNTOUCHED) {
            out.number(first);
            out.number(second);
        }
        spill();
        return ++locations;
    }

    public synchronized int lock(TracedLock lock) {
        enter();
        int type = string(lock.type());
        out.raw(TraceOpcode.LOCK);
        out.raw(lock.isInitialiser() ? 1 : 0);
        out.number(type);
        out.number(lock.object());
        spill();
        return ++locks;
    }

    public synchronized void allocation(String type, Frame at) {
        enter();
        int typeNumber = string(type);
        int frame = frame(at);
        out.raw(TraceOpcode.ALLOCATION);
        out.number(typeNumber);
        out.number(frame);
        spill();
    }

    private void enter() {
        if (isBusy) {
            recording.abandon();
        }
        isBusy = true;
    }

    private void spill() {
        isBusy = false;
        if (out.size() >= ThreadTraceWriter.FULL) {
            recording.attempt(this::flush);
        }
    }

    synchronized void flush() throws IOException {
        if (isBusy) {
            throw TraceRecording.cutShort();
        }
        if (out.size() > 0) {
            recording.writer().chunk(ChunkKind.DEFINITIONS, 0, out);
        }
    }
}
