package dev.anyorder.agent.trace;

import dev.anyorder.agent.shadow.ArrayShadows;
import dev.anyorder.agent.shadow.ShadowUpdater;
import dev.anyorder.agent.shadow.StackCapture;
import dev.anyorder.agent.shadow.StaticShadows;
import dev.anyorder.agent.site.AccessTarget;
import dev.anyorder.agent.site.Site;
import dev.anyorder.agent.site.SiteTable;
import dev.anyorder.agent.table.WeakTable;
import dev.anyorder.agent.task.StaticInitializer;
import dev.anyorder.agent.task.SyncObject;
import dev.anyorder.agent.task.TaskOrigin;
import dev.anyorder.core.finding.Frame;
import dev.anyorder.core.order.TaskEventLog;
import dev.anyorder.core.trace.DefinitionWriter;
import dev.anyorder.core.trace.ThreadTraceWriter;
import dev.anyorder.core.trace.TraceRecording;
import dev.anyorder.core.trace.TraceSource;
import dev.anyorder.core.trace.TraceSummary;
import dev.anyorder.core.trace.TraceTaskLog;
import dev.anyorder.core.trace.TracedLock;
import dev.anyorder.core.trace.TracedObject;
import dev.anyorder.core.trace.TracedSite;
import dev.anyorder.core.trace.TracedTask;
import java.io.IOException;
import java.lang.reflect.Array;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Records a run: numbers its objects, sites and locks, and gives each thread a stream. */
public final class RunRecorder implements TraceSource {
    private final TraceRecording recording;
    private final StackCapture stacks;
    private final WeakTable<ThreadTraceWriter> streams = new WeakTable<>();
    /** Without arrays, whose numbers are in their shadows. */
    private final WeakTable<Integer> objects = new WeakTable<>();

    private final ArrayShadows arrays;

    /** Cached: {@link Class#getTypeName} builds a new string each time. */
    private final ClassValue<String> typeNames = new ClassValue<>() {
        @Override
        protected String computeValue(Class<?> type) {
            return type.getTypeName();
        }
    };

    private final WeakTable.Maker<ThreadTraceWriter> streamMaker;
    private final WeakTable.Maker<Integer> objectMaker = this::define;

    /** Completed static initialisers. Written under this object's lock. */
    private volatile int overs;

    /** As {@link ArrayShadows}: {@code isChoosy} restricts recording to held arrays. */
    public RunRecorder(Path file, StackCapture stacks, boolean isChoosy) throws IOException {
        this.arrays = new ArrayShadows(array -> new NumberedArray(define(array)), isChoosy);
        this.recording = new TraceRecording(file);
        this.stacks = stacks;
        this.streamMaker = thread -> recording.stream((Thread) thread);
    }

    public ShadowUpdater updater() {
        return new TraceAccessWriter(this);
    }

    /** The log of a task without an observed parent. */
    public TaskEventLog journal(@Nullable Object info) {
        return TraceTaskLog.root(this, info);
    }

    public ArrayShadows arrays() {
        return arrays;
    }

    void flush() {
        recording.flush();
    }

    /** Returns the reason if the trace is incomplete, otherwise null. */
    public @Nullable IOException close(TraceSummary summary, SiteTable sites) {
        sites.allocations().forEach(recording.definitions()::allocation);
        recording.close(summary);
        return recording.problem();
    }

    /** Ends a trace that lacks events; returns the reason. */
    public @Nullable IOException breakOff(String why) {
        recording.breakOff(new IOException(why));
        return recording.problem();
    }

    DefinitionWriter definitions() {
        return recording.definitions();
    }

    int overs() {
        return overs;
    }

    @Override
    public ThreadTraceWriter stream(@Nullable ThreadTraceWriter last) {
        Thread thread = Thread.currentThread();
        return last != null && last.isOf(thread) ? last : streams.get(thread, streamMaker);
    }

    void over() {
        ThreadTraceWriter writer = streams.remove(Thread.currentThread());
        if (writer != null) {
            recording.over(writer);
        }
    }

    @Override
    public TracedTask task(@Nullable Object info) {
        TaskOrigin origin = (TaskOrigin) Objects.requireNonNull(info);
        TaskOrigin parent = origin.parent();
        int stack = taskStack(origin.created());
        return new TracedTask(
                origin.id(), origin.kind().ordinal(), origin.name(), stack, parent == null ? -1 : parent.id());
    }

    /** Charges the time to the budget for stacks. */
    private int taskStack(@Nullable Throwable stack) {
        if (stack == null) {
            return 0;
        }
        long before = System.nanoTime();
        int number = stack(stack);
        stacks.spentOnTask(System.nanoTime() - before);
        return number;
    }

    @Override
    public void joined(@Nullable Object ended, @Nullable Object by, ThreadTraceWriter writer) {
        TaskOrigin.Join join = ended instanceof TaskOrigin origin ? origin.join() : null;
        if (ended instanceof TaskOrigin origin && join != null && join.by() == by) {
            writer.waited(origin.id(), join.by().id(), stack(join.at()));
        }
    }

    @Override
    public int lock(Object lock) {
        return lock instanceof SyncObject sync ? sync(sync) : initialiser((StaticInitializer) lock);
    }

    @Override
    public int block(@Nullable Object info) {
        return info instanceof Frame method ? definitions().stack(method) : 0;
    }

    private int sync(SyncObject sync) {
        if (sync.number == 0) {
            synchronized (sync) {
                if (sync.number == 0) {
                    Object object = sync.object();
                    int number = object == null ? 0 : object(object);
                    sync.number = definitions().lock(new TracedLock(false, sync.type(), number));
                }
            }
        }
        return sync.number;
    }

    private synchronized int initialiser(StaticInitializer initializer) {
        StaticInitializer.Recorded recorded = initializer.recorded;
        if (recorded == null) {
            int number = definitions().lock(new TracedLock(true, "", 0));
            recorded = new StaticInitializer.Recorded(number, () -> initialised(number));
            initializer.recorded = recorded;
        }
        return recorded.number();
    }

    /** Written before its completion is visible: precedes every event that observes it. */
    private synchronized void initialised(int lock) {
        stream(null).initialised(lock, overs + 1);
        overs++;
    }

    int site(Site site) {
        if (site.number == 0) {
            synchronized (site) {
                if (site.number == 0) {
                    AccessTarget target = site.target;
                    site.number = definitions()
                            .site(new TracedSite(
                                    site.frame,
                                    site.op.ordinal(),
                                    site.atomic,
                                    target.kind().ordinal(),
                                    target.owner(),
                                    target.name(),
                                    site.call));
                }
            }
        }
        return site.number;
    }

    /** The number of the object, or of the class of a static field. */
    int owner(Object whose, Site site) {
        return object(
                site.target.kind() == AccessTarget.Kind.STATIC
                        ? StaticShadows.declaring((Class<?>) whose, site.target.owner())
                        : whose);
    }

    private int object(Object object) {
        return object.getClass().isArray()
                ? ((NumberedArray) arrays.of(object).value).number
                : objects.get(object, objectMaker);
    }

    private Integer define(Object object) {
        Class<?> type = object.getClass();
        TracedObject traced = object instanceof Class<?> itself
                ? new TracedObject(itself.getName(), typeNames.get(itself), -1)
                : new TracedObject(type.getName(), typeNames.get(type), type.isArray() ? Array.getLength(object) : -1);
        return definitions().object(traced);
    }

    /** Returns 0 if the budget for stacks is used up. */
    int stack(Site site) {
        Object taken = stacks.take(site);
        return accessStack((Throwable) taken);
    }

    /** Charges the time to the budget for stacks. */
    int accessStack(@Nullable Throwable stack) {
        if (stack == null) {
            return 0;
        }
        long before = System.nanoTime();
        int number = stack(stack);
        stacks.spent(System.nanoTime() - before);
        return number;
    }

    private int stack(@Nullable Throwable stack) {
        if (stack == null) {
            return 0;
        }
        List<Frame> frames = StackCapture.frames(stack);
        return definitions().stack(frames.toArray(new Frame[0]));
    }
}
