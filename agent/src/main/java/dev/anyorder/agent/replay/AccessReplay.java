package dev.anyorder.agent.replay;

import dev.anyorder.agent.monitor.ReplayedObject;
import dev.anyorder.agent.shadow.ArrayShadow;
import dev.anyorder.agent.shadow.ConflictReporter;
import dev.anyorder.agent.shadow.ObjectShadow;
import dev.anyorder.agent.shadow.ShadowCell;
import dev.anyorder.agent.shadow.ShadowUpdater;
import dev.anyorder.agent.shadow.WorkCounters;
import dev.anyorder.agent.site.Site;
import dev.anyorder.agent.task.StaticInitializer;
import dev.anyorder.agent.task.SyncObject;
import dev.anyorder.agent.task.TaskKind;
import dev.anyorder.agent.task.TaskOrigin;
import dev.anyorder.core.analysis.Analysis;
import dev.anyorder.core.finding.Frame;
import dev.anyorder.core.order.ClockRetention;
import dev.anyorder.core.order.Step;
import dev.anyorder.core.order.TaskState;
import dev.anyorder.core.order.TrackedOrders;
import dev.anyorder.core.trace.TraceDefinitions;
import dev.anyorder.core.trace.TraceException;
import dev.anyorder.core.trace.TracedFootprint;
import dev.anyorder.core.trace.TracedLock;
import dev.anyorder.core.trace.TracedTask;
import dev.anyorder.core.trace.TracedTaskStates;
import dev.anyorder.hooks.ArrayFootprint;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Replays accesses on the shadow memory that live runs use. */
class AccessReplay extends TracedTaskStates {
    private static final int KINDS = TaskKind.values().length;

    private final TraceDefinitions definitions;
    private final ReplayedSites sites;
    private final ShadowUpdater updater;
    private final Map<Integer, TaskOrigin> origins = new HashMap<>();
    private final Map<Integer, ReplayedObject> things = new HashMap<>();
    private final Map<Integer, Throwable> stacks = new HashMap<>();
    private final Map<Integer, ArrayShadow> arrays = new HashMap<>();
    private final Map<Long, ShadowCell> fresh = new HashMap<>();
    private final @Nullable ObjectShadow[] locations;

    private @Nullable Step step;
    /** The stack of the current access. */
    private @Nullable Throwable stack;

    AccessReplay(TraceDefinitions definitions, ReplayedSites sites, Analysis[] analyses, ConflictReporter reporter) {
        super(TrackedOrders.ALL, ClockRetention.CURRENT_STEP);
        this.definitions = definitions;
        this.sites = sites;
        this.updater = new ShadowUpdater(analyses, site -> stack, reporter);
        this.locations = new ObjectShadow[definitions.locations() + 1];
    }

    WorkCounters workCounters() {
        return updater.workCounters();
    }

    /** Number of happens-before queries. */
    long questions() {
        return strands().stream().mapToLong(each -> each.task().questions()).sum();
    }

    @Override
    protected Object info(TracedTask task) {
        if (task.kind() >= KINDS) {
            throw TraceException.ofAnotherAnyOrder();
        }
        TaskOrigin origin = new TaskOrigin(
                task.id(), TaskKind.of(task.kind()), task.name(), stack(task.stack()), origins.get(task.parent()));
        origins.put(task.id(), origin);
        return origin;
    }

    @Override
    protected @Nullable Object block(int where) {
        return where == 0 ? null : definitions.stack(where).get(0);
    }

    @Override
    protected Object newLock(int number) {
        TracedLock lock = definitions.lock(number);
        return lock.isInitialiser() ? new StaticInitializer() : new SyncObject(thing(lock.object()), lock.type());
    }

    /** A stand-in; a new one if the object was collected before it was recorded. */
    private Object thing(int object) {
        return object == 0
                ? new Object()
                : things.computeIfAbsent(object, number -> new ReplayedObject(definitions.object(number)));
    }

    private @Nullable Throwable stack(int number) {
        return number == 0 ? null : stacks.computeIfAbsent(number, this::makeStack);
    }

    private Throwable makeStack(int number) {
        Throwable made = new Throwable();
        made.setStackTrace(
                definitions.stack(number).stream().map(AccessReplay::element).toArray(StackTraceElement[]::new));
        return made;
    }

    private static StackTraceElement element(Frame frame) {
        String file = frame.file().isEmpty() ? null : frame.file();
        return new StackTraceElement(frame.className(), frame.method(), file, frame.line());
    }

    @Override
    public void waited(int ended, int by, int at) {
        Throwable where = stack(at);
        TaskOrigin over = origins.get(ended);
        TaskOrigin waiter = origins.get(by);
        if (where != null && over != null && waiter != null && over.join() == null) {
            over.joined(where, waiter);
        }
    }

    @Override
    public void initialised(int lock) {
        if (lock(lock) instanceof StaticInitializer initializer) {
            initializer.end();
        }
    }

    private void by(int task, boolean declared) {
        TaskState state = strand(task);
        if (state.step() != step) {
            step = state.step();
            updater.step(state);
        }
        updater.declared(declared);
    }

    @Override
    public void fresh(int task, int site, int at, boolean declared, long number) {
        by(task, declared);
        stack = stack(at);
        ShadowCell cell = updater.fresh(sites.get(site), this);
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
        shadow(location).access(thing(definitions.objectOf(location)), sites.get(site), updater);
    }

    /** As in a live run: writes first, which make reads redundant, unless an analysis wants those. */
    @Override
    public void footprints(int task, List<TracedFootprint> all) {
        boolean readsFirst = updater.wantsReads();
        commit(task, all, !readsFirst);
        commit(task, all, readsFirst);
        updater.from(null);
    }

    private void commit(int task, List<TracedFootprint> all, boolean writes) {
        for (TracedFootprint each : all) {
            Site site = sites.get(each.site());
            if (site.op.writes() == writes) {
                by(task, each.declared());
                Object array = thing(each.array());
                ArrayFootprint footprint = footprint(each, array, site);
                updater.from(footprint);
                arrays.computeIfAbsent(
                                each.array(),
                                number -> new ArrayShadow(
                                        definitions.object(number).length()))
                        .commit(footprint, array, site, updater);
            }
        }
    }

    private ArrayFootprint footprint(TracedFootprint traced, Object array, Site site) {
        ArrayFootprint footprint = new ArrayFootprint(array, site.id);
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
