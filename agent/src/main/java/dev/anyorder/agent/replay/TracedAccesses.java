package dev.anyorder.agent.replay;

import dev.anyorder.agent.monitor.Thing;
import dev.anyorder.agent.shadow.ArrayShadow;
import dev.anyorder.agent.shadow.Cell;
import dev.anyorder.agent.shadow.Counts;
import dev.anyorder.agent.shadow.ObjectShadow;
import dev.anyorder.agent.shadow.Recorder;
import dev.anyorder.agent.shadow.Reporter;
import dev.anyorder.agent.site.Site;
import dev.anyorder.agent.task.Initialiser;
import dev.anyorder.agent.task.Origin;
import dev.anyorder.agent.task.Sync;
import dev.anyorder.agent.task.TaskKind;
import dev.anyorder.core.analysis.Analysis;
import dev.anyorder.core.finding.Frame;
import dev.anyorder.core.order.Orders;
import dev.anyorder.core.order.Recall;
import dev.anyorder.core.order.Step;
import dev.anyorder.core.order.Strand;
import dev.anyorder.core.trace.Lexicon;
import dev.anyorder.core.trace.TraceException;
import dev.anyorder.core.trace.TracedFootprint;
import dev.anyorder.core.trace.TracedLock;
import dev.anyorder.core.trace.TracedStrands;
import dev.anyorder.core.trace.TracedTask;
import dev.anyorder.hooks.Footprint;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Makes the accesses of a recorded run again, to the same shadow memory that a live one has. */
class TracedAccesses extends TracedStrands {
    private static final int KINDS = TaskKind.values().length;

    private final Lexicon lexicon;
    private final TracedSites sites;
    private final Recorder recorder;
    private final Map<Integer, Origin> origins = new HashMap<>();
    private final Map<Integer, Thing> things = new HashMap<>();
    private final Map<Integer, Throwable> stacks = new HashMap<>();
    private final Map<Integer, ArrayShadow> arrays = new HashMap<>();
    private final Map<Long, Cell> fresh = new HashMap<>();
    private final @Nullable ObjectShadow[] locations;

    private @Nullable Step step;
    /** The stack of the access that is made. */
    private @Nullable Throwable stack;

    TracedAccesses(Lexicon lexicon, TracedSites sites, Analysis[] analyses, Reporter reporter) {
        super(Orders.ALL, Recall.CURRENT_STEP);
        this.lexicon = lexicon;
        this.sites = sites;
        this.recorder = new Recorder(analyses, site -> stack, reporter);
        this.locations = new ObjectShadow[lexicon.locations() + 1];
    }

    Counts counts() {
        return recorder.counts();
    }

    /** How often the order was asked. */
    long questions() {
        return strands().stream().mapToLong(each -> each.task().questions()).sum();
    }

    @Override
    protected Object info(TracedTask task) {
        if (task.kind() >= KINDS) {
            throw TraceException.ofAnotherAnyOrder();
        }
        Origin origin = new Origin(
                task.id(), TaskKind.of(task.kind()), task.name(), stack(task.stack()), origins.get(task.parent()));
        origins.put(task.id(), origin);
        return origin;
    }

    @Override
    protected @Nullable Object block(int where) {
        return where == 0 ? null : lexicon.stack(where).get(0);
    }

    @Override
    protected Object newLock(int number) {
        TracedLock lock = lexicon.lock(number);
        return lock.isInitialiser() ? new Initialiser() : new Sync(thing(lock.object()), lock.type());
    }

    /** What stands for an object; for one that was gone, something of its own. */
    private Object thing(int object) {
        return object == 0 ? new Object() : things.computeIfAbsent(object, number -> new Thing(lexicon.object(number)));
    }

    private @Nullable Throwable stack(int number) {
        return number == 0 ? null : stacks.computeIfAbsent(number, this::makeStack);
    }

    private Throwable makeStack(int number) {
        Throwable made = new Throwable();
        made.setStackTrace(
                lexicon.stack(number).stream().map(TracedAccesses::element).toArray(StackTraceElement[]::new));
        return made;
    }

    private static StackTraceElement element(Frame frame) {
        String file = frame.file().isEmpty() ? null : frame.file();
        return new StackTraceElement(frame.className(), frame.method(), file, frame.line());
    }

    @Override
    public void waited(int ended, int by, int at) {
        Throwable where = stack(at);
        Origin over = origins.get(ended);
        Origin waiter = origins.get(by);
        if (where != null && over != null && waiter != null && over.join() == null) {
            over.joined(where, waiter);
        }
    }

    @Override
    public void initialised(int lock) {
        if (lock(lock) instanceof Initialiser initialiser) {
            initialiser.end();
        }
    }

    /** The next accesses are of this task. */
    private void by(int task, boolean declared) {
        Strand strand = strand(task);
        if (strand.step() != step) {
            step = strand.step();
            recorder.step(strand);
        }
        recorder.declared(declared);
    }

    @Override
    public void fresh(int task, int site, int at, boolean declared, long number) {
        by(task, declared);
        stack = stack(at);
        Cell cell = recorder.fresh(sites.get(site), this);
        if (cell != null) {
            fresh.put(number, cell);
        }
    }

    @Override
    public void begins(int location, long number) {
        shadow(location).set(fresh.get(number));
    }

    @Override
    public void copied(int location, int from) {
        shadow(location).set(shadow(from).get());
    }

    private ObjectShadow shadow(int location) {
        ObjectShadow shadow = locations[location];
        if (shadow == null) {
            shadow = new ObjectShadow();
            locations[location] = shadow;
        }
        return shadow;
    }

    @Override
    public void accessed(int task, int site, int location, int at, boolean declared) {
        by(task, declared);
        stack = stack(at);
        shadow(location).access(thing(lexicon.objectOf(location)), sites.get(site), recorder);
    }

    /** Writes first, as in a live run: a read of an element that the same step has written says nothing new. */
    @Override
    public void footprints(int task, List<TracedFootprint> all) {
        boolean readsFirst = recorder.wantsReads();
        commit(task, all, !readsFirst);
        commit(task, all, readsFirst);
        recorder.from(null);
    }

    private void commit(int task, List<TracedFootprint> all, boolean writes) {
        for (TracedFootprint each : all) {
            Site site = sites.get(each.site());
            if (site.op.writes() == writes) {
                by(task, each.declared());
                Object array = thing(each.array());
                Footprint footprint = footprint(each, array, site);
                recorder.from(footprint);
                arrays.computeIfAbsent(
                                each.array(),
                                number -> new ArrayShadow(lexicon.object(number).length()))
                        .commit(footprint, array, site, recorder);
            }
        }
    }

    private Footprint footprint(TracedFootprint traced, Object array, Site site) {
        Footprint footprint = new Footprint(array, site.id);
        footprint.stack = stack(traced.stack());
        footprint.bits = traced.bits();
        if (footprint.bits != null) {
            footprint.base = traced.lo();
        } else {
            footprint.lo = traced.lo();
            footprint.stride = traced.stride();
            footprint.next = traced.lo() + traced.count() * traced.stride();
        }
        return footprint;
    }
}
