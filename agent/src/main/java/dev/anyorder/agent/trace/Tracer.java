package dev.anyorder.agent.trace;

import dev.anyorder.agent.shadow.ArrayShadows;
import dev.anyorder.agent.shadow.Recorder;
import dev.anyorder.agent.shadow.Stacks;
import dev.anyorder.agent.shadow.Statics;
import dev.anyorder.agent.site.Site;
import dev.anyorder.agent.site.Sites;
import dev.anyorder.agent.site.Target;
import dev.anyorder.agent.table.WeakTable;
import dev.anyorder.agent.task.Initialiser;
import dev.anyorder.agent.task.Origin;
import dev.anyorder.agent.task.Sync;
import dev.anyorder.core.finding.Frame;
import dev.anyorder.core.order.Journal;
import dev.anyorder.core.trace.Definitions;
import dev.anyorder.core.trace.Recording;
import dev.anyorder.core.trace.Stream;
import dev.anyorder.core.trace.TaskJournal;
import dev.anyorder.core.trace.TraceSource;
import dev.anyorder.core.trace.TraceSummary;
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

/** Records a run: gives numbers to what the program is made of, and a stream to each of its threads. */
public final class Tracer implements TraceSource {
    private final Recording recording;
    private final Stacks stacks;
    private final WeakTable<Stream> streams = new WeakTable<>();
    /** But arrays, which have their numbers with the rest that is remembered of them. */
    private final WeakTable<Integer> objects = new WeakTable<>();

    private final ArrayShadows arrays;

    /** As {@link Class#getTypeName} has them, which makes a new one each time. */
    private final ClassValue<String> typeNames = new ClassValue<>() {
        @Override
        protected String computeValue(Class<?> type) {
            return type.getTypeName();
        }
    };

    private final WeakTable.Maker<Stream> streamMaker;
    private final WeakTable.Maker<Integer> objectMaker = this::define;

    /** How many static initialisers are over. Written under the lock of this. */
    private volatile int overs;

    /** As {@link ArrayShadows}, the last says whether arrays are recorded only once they are held. */
    public Tracer(Path file, Stacks stacks, boolean isChoosy) throws IOException {
        this.arrays = new ArrayShadows(array -> new NumberedArray(define(array)), isChoosy);
        this.recording = new Recording(file);
        this.stacks = stacks;
        this.streamMaker = thread -> recording.stream((Thread) thread);
    }

    /** A recorder for another context. */
    public Recorder recorder() {
        return new Scribe(this);
    }

    /** The journal of a task that nobody spawned. */
    public Journal journal(@Nullable Object info) {
        return TaskJournal.root(this, info);
    }

    /** What is remembered of arrays. */
    public ArrayShadows arrays() {
        return arrays;
    }

    /** Writes what there is. */
    void flush() {
        recording.flush();
    }

    /** The run is over. Returns why the trace is not whole, or null. */
    public @Nullable IOException close(TraceSummary summary, Sites sites) {
        sites.allocations().forEach(recording.definitions()::allocation);
        recording.close(summary);
        return recording.problem();
    }

    /** The run is over, and from some moment on it was not watched. Returns why the trace is not whole. */
    public @Nullable IOException breakOff(String why) {
        recording.breakOff(new IOException(why));
        return recording.problem();
    }

    Definitions definitions() {
        return recording.definitions();
    }

    int overs() {
        return overs;
    }

    @Override
    public Stream stream(@Nullable Stream last) {
        Thread thread = Thread.currentThread();
        return last != null && last.isOf(thread) ? last : streams.get(thread, streamMaker);
    }

    /** The calling thread ends. */
    void over() {
        Stream stream = streams.remove(Thread.currentThread());
        if (stream != null) {
            recording.over(stream);
        }
    }

    @Override
    public TracedTask task(@Nullable Object info) {
        Origin origin = (Origin) Objects.requireNonNull(info);
        Origin parent = origin.parent();
        int stack = taskStack(origin.created());
        return new TracedTask(
                origin.id(), origin.kind().ordinal(), origin.name(), stack, parent == null ? -1 : parent.id());
    }

    /** The number of the stack by which a task was made; the time that it takes counts. */
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
    public void joined(@Nullable Object ended, @Nullable Object by, Stream stream) {
        Origin.Join join = ended instanceof Origin origin ? origin.join() : null;
        if (ended instanceof Origin origin && join != null && join.by() == by) {
            stream.waited(origin.id(), join.by().id(), stack(join.at()));
        }
    }

    @Override
    public int lock(Object lock) {
        return lock instanceof Sync sync ? sync(sync) : initialiser((Initialiser) lock);
    }

    @Override
    public int block(@Nullable Object info) {
        return info instanceof Frame method ? definitions().stack(method) : 0;
    }

    private int sync(Sync sync) {
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

    private synchronized int initialiser(Initialiser initialiser) {
        Initialiser.Recorded recorded = initialiser.recorded;
        if (recorded == null) {
            int number = definitions().lock(new TracedLock(true, "", 0));
            recorded = new Initialiser.Recorded(number, () -> initialised(number));
            initialiser.recorded = recorded;
        }
        return recorded.number();
    }

    /** Written before anybody can see that it is over: whoever does comes after it. */
    private synchronized void initialised(int lock) {
        stream(null).initialised(lock, overs + 1);
        overs++;
    }

    int site(Site site) {
        if (site.number == 0) {
            synchronized (site) {
                if (site.number == 0) {
                    Target target = site.target;
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

    /** The number of what a location is of: an object, or the class of a static field. */
    int owner(Object whose, Site site) {
        return object(
                site.target.kind() == Target.Kind.STATIC
                        ? Statics.declaring((Class<?>) whose, site.target.owner())
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

    /** The number of the stack of the running thread, or 0 when the site has had its share. */
    int stack(Site site) {
        Object taken = stacks.take(site);
        return accessStack((Throwable) taken);
    }

    /** The number of the stack of an access; the time that it takes counts. */
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
        List<Frame> frames = Stacks.frames(stack);
        return definitions().stack(frames.toArray(new Frame[0]));
    }
}
