package dev.anyorder.agent.monitor;

import dev.anyorder.agent.call.Call;
import dev.anyorder.agent.call.CallPlace;
import dev.anyorder.agent.call.Calls;
import dev.anyorder.agent.shadow.ArrayShadow;
import dev.anyorder.agent.shadow.ArrayShadows;
import dev.anyorder.agent.shadow.FieldShadows;
import dev.anyorder.agent.shadow.Groups;
import dev.anyorder.agent.shadow.Stacks;
import dev.anyorder.agent.shadow.Statics;
import dev.anyorder.agent.site.Site;
import dev.anyorder.agent.site.Sites;
import dev.anyorder.agent.site.Target;
import dev.anyorder.agent.table.WeakTable;
import dev.anyorder.agent.task.LibraryEvents;
import dev.anyorder.agent.task.OwnThread;
import dev.anyorder.agent.task.Sync;
import dev.anyorder.agent.task.Syncs;
import dev.anyorder.agent.task.TaskContext;
import dev.anyorder.agent.task.TaskEvents;
import dev.anyorder.agent.task.Threads;
import dev.anyorder.core.analysis.Op;
import dev.anyorder.hooks.Context;
import dev.anyorder.hooks.Footprint;
import dev.anyorder.hooks.Shadow;
import dev.anyorder.hooks.Sink;
import java.lang.reflect.Array;
import org.jspecify.annotations.Nullable;

/**
 * The sink behind the hooks: sends each event to the part that knows what to do with it. An error of ours switches the
 * watching off and is told in the report; the program goes on.
 */
public final class Monitor extends Sink {
    private final Sites sites;
    private final Threads threads;
    private final Syncs syncs;
    private final TaskEvents tasks;
    private final LibraryEvents library;
    private final Calls calls;
    private final Stacks stacks;
    private final Failures failures;
    private final Statics statics;
    private final ArrayShadows arrays;
    private final Groups groups = new Groups();

    public Monitor(
            Sites sites,
            Statics statics,
            Threads threads,
            Syncs syncs,
            TaskEvents tasks,
            LibraryEvents library,
            Calls calls,
            Stacks stacks,
            WeakTable.Maker<ArrayShadow> arrays,
            Failures failures) {
        this.arrays = new ArrayShadows(arrays);
        this.stacks = stacks;
        this.statics = statics;
        this.sites = sites;
        this.threads = threads;
        this.syncs = syncs;
        this.tasks = tasks;
        this.library = library;
        this.calls = calls;
        this.failures = failures;
    }

    @Override
    public Context context(Thread thread) {
        return threads.context(thread);
    }

    @Override
    public void read(Object owner, Context context, int site) {
        TaskContext task = (TaskContext) context;
        if (task.optimistic) {
            task.holdBack(() -> access(owner, task, site));
        } else {
            access(owner, task, site);
        }
    }

    @Override
    public void write(Object owner, Context context, int site) {
        access(owner, (TaskContext) context, site);
    }

    private void access(Object owner, TaskContext context, int site) {
        if (failures.off()) {
            return;
        }
        try {
            FieldShadows.access(owner, sites.get(site), context.recorder);
        } catch (Throwable failure) {
            failures.missed(failure);
        }
    }

    @Override
    public @Nullable Shadow readStatic(Class<?> owner, Context context, int site) {
        return accessStatic(owner, context, site);
    }

    @Override
    public @Nullable Shadow writeStatic(Class<?> owner, Context context, int site) {
        return accessStatic(owner, context, site);
    }

    private @Nullable Shadow accessStatic(Class<?> owner, Context context, int id) {
        TaskContext task = (TaskContext) context;
        Site site = sites.get(id);
        if (failures.off()) {
            return null;
        }
        if (task.optimistic && site.op == Op.READ) {
            task.holdBack(() -> statics.shadow(owner, site).access(owner, site, task.recorder));
            return null;
        }
        try {
            return statics.shadow(owner, site).access(owner, site, task.recorder);
        } catch (Throwable failure) {
            failures.missed(failure);
            return null;
        }
    }

    @Override
    public @Nullable Shadow fresh(Context context, int site) {
        try {
            return failures.off() ? null : ((TaskContext) context).recorder.fresh(sites.get(site), this);
        } catch (Throwable failure) {
            failures.missed(failure);
            return null;
        }
    }

    @Override
    public @Nullable Shadow seen(Object owner, Context context, int site) {
        access(owner, (TaskContext) context, site);
        return failures.off() ? null : FieldShadows.current(owner, sites.get(site));
    }

    @Override
    public @Nullable Object stack(int site) {
        return stacks.sample(sites.get(site));
    }

    /** Writes first: a read of an element that the same step has written says nothing new. */
    @Override
    public void commit(Footprint[] footprints, int count, Context context) {
        if (failures.off()) {
            return;
        }
        try {
            TaskContext task = (TaskContext) context;
            // A write stands for the same step's reads, unless these are wanted for themselves.
            boolean readsFirst = task.recorder.wantsReads();
            task.recorder.arrays.find(footprints, count, arrays);
            commit(footprints, count, task, !readsFirst);
            commit(footprints, count, task, readsFirst);
            task.recorder.arrays.forget();
        } catch (Throwable failure) {
            failures.missed(failure);
        }
    }

    private void commit(Footprint[] footprints, int count, TaskContext task, boolean writes) {
        if (task.optimistic && !writes) {
            return;
        }
        for (int i = 0; i < count; i++) {
            Footprint footprint = footprints[i];
            Object array = footprint.array;
            ArrayShadow shadow = task.recorder.arrays.of(i);
            Site site = sites.get(footprint.site);
            if (array != null && shadow != null && site.op.writes() == writes) {
                task.recorder.from(footprint);
                shadow.commit(footprint, array, site, task.recorder);
            }
        }
        task.recorder.from(null);
    }

    @Override
    public void missed(Throwable failure) {
        failures.missed(failure);
    }

    @Override
    public void readWhole(Object array, Context context, int site) {
        try {
            context.footprints.range(array, 0, Array.getLength(array), 1, site);
        } catch (Throwable failure) {
            failures.missed(failure);
        }
    }

    @Override
    public void volatileRead(Object owner, Context context, int site) {
        if (failures.off()) {
            return;
        }
        try {
            ((TaskContext) context).readVolatile(token(owner, sites.get(site)), sites.get(site));
        } catch (Throwable failure) {
            failures.add(failure);
        }
    }

    @Override
    public void volatileWrite(@Nullable Object owner, Context context, int site) {
        // The hook comes before the write, which then throws.
        if (owner == null || failures.off()) {
            return;
        }
        try {
            ((TaskContext) context).writeVolatile(token(owner, sites.get(site)), sites.get(site));
        } catch (Throwable failure) {
            failures.add(failure);
        }
    }

    private Sync token(Object owner, Site site) {
        if (site.target.kind() == Target.Kind.STATIC) {
            return syncs.of(statics.shadow((Class<?>) owner, site));
        }
        return FieldShadows.token(owner, site, Sync.MAKER);
    }

    /** Begins and ends of tasks count even when nothing is watched any more. */
    @Override
    public void moment(@Nullable Object first, @Nullable Object second, int number, int moment) {
        try {
            library.tell(moment, first, second, number);
        } catch (Throwable failure) {
            failures.add(failure);
        }
    }

    @Override
    public void enter(Object lock, Context context) {
        if (failures.off()) {
            return;
        }
        try {
            ((TaskContext) context).acquire(syncs.of(lock), false);
        } catch (Throwable failure) {
            failures.add(failure);
        }
    }

    @Override
    public void exit(Object lock, Context context) {
        if (failures.off()) {
            return;
        }
        try {
            ((TaskContext) context).release(syncs.of(lock), false);
        } catch (Throwable failure) {
            failures.add(failure);
        }
    }

    @Override
    public void before(
            @Nullable Object receiver,
            @Nullable Object a1,
            @Nullable Object a2,
            @Nullable Object a3,
            int i1,
            int i2,
            int i3,
            int i4,
            int i5,
            Context context,
            int site) {
        if (failures.off()) {
            return;
        }
        TaskContext task = (TaskContext) context;
        Call call = call(task);
        call.set(receiver, a1, a2, a3);
        call.numbers(i1, i2, i3, i4, i5);
        try {
            calls.before(call, task, place(site));
        } catch (Throwable failure) {
            failures.add(failure);
        }
        done(call, task);
    }

    @Override
    public void after(
            @Nullable Object result,
            int number,
            @Nullable Object receiver,
            @Nullable Object a1,
            @Nullable Object a2,
            @Nullable Object a3,
            int i1,
            int i2,
            int i3,
            int i4,
            int i5,
            Context context,
            int site) {
        if (failures.off()) {
            return;
        }
        TaskContext task = (TaskContext) context;
        Call call = call(task);
        call.set(receiver, a1, a2, a3);
        call.numbers(i1, i2, i3, i4, i5);
        call.result = result;
        call.number = number;
        try {
            calls.after(call, task, place(site));
        } catch (Throwable failure) {
            failures.add(failure);
        }
        done(call, task);
    }

    @Override
    public void failed(
            Throwable thrown,
            @Nullable Object receiver,
            @Nullable Object a1,
            @Nullable Object a2,
            @Nullable Object a3,
            int i1,
            int i2,
            int i3,
            int i4,
            int i5,
            Context context,
            int site) {
        if (failures.off()) {
            return;
        }
        TaskContext task = (TaskContext) context;
        Call call = call(task);
        call.set(receiver, a1, a2, a3);
        try {
            calls.failed(thrown, call, task, place(site));
        } catch (Throwable failure) {
            failures.add(failure);
        }
        done(call, task);
    }

    @Override
    public @Nullable Object wrap(
            @Nullable Object receiver,
            @Nullable Object a1,
            @Nullable Object a2,
            @Nullable Object a3,
            int i1,
            int i2,
            int i3,
            int i4,
            int i5,
            Context context,
            int site) {
        // Not the context's own: the hash code of a key is asked, which runs code of the program.
        Call call = new Call();
        call.set(receiver, a1, a2, a3);
        call.numbers(i1, i2, i3, i4, i5);
        CallPlace place = place(site);
        try {
            return failures.off() ? call.argument(place.wrapped()) : calls.wrap(call, place);
        } catch (Throwable failure) {
            failures.add(failure);
            return call.argument(place.wrapped());
        }
    }

    /** A call to fill in. The context's own, unless that is in use below: looking at elements may run other code. */
    private static Call call(TaskContext context) {
        Object scratch = context.scratch;
        context.scratch = null;
        return scratch == null ? new Call() : (Call) scratch;
    }

    private static void done(Call call, TaskContext context) {
        call.clear();
        context.scratch = call;
    }

    private CallPlace place(int site) {
        return (CallPlace) java.util.Objects.requireNonNull(sites.get(site).holder);
    }

    @Override
    public void interrupted(Context context) {
        await(context.thread);
    }

    @Override
    public void cloned(Object copy) {
        try {
            FieldShadows.clear(copy);
        } catch (Throwable failure) {
            failures.add(failure);
        }
    }

    @Override
    public void commutingBegins(Context context) {
        if (!failures.off()) {
            try {
                ((TaskContext) context).beginCommuting();
            } catch (Throwable failure) {
                failures.add(failure);
            }
        }
    }

    @Override
    public void commutingEnds(Context context) {
        if (!failures.off()) {
            try {
                ((TaskContext) context).endCommuting();
            } catch (Throwable failure) {
                failures.add(failure);
            }
        }
    }

    @Override
    public void blockBegins(Context context, int site) {
        if (!failures.off()) {
            try {
                ((TaskContext) context).beginBlock(sites.get(site).frame);
            } catch (Throwable failure) {
                failures.add(failure);
            }
        }
    }

    @Override
    public void blockEnds(Context context) {
        if (!failures.off()) {
            try {
                ((TaskContext) context).endBlock();
            } catch (Throwable failure) {
                failures.add(failure);
            }
        }
    }

    @Override
    public void grouped(@Nullable Object owner, Context context, int id) {
        TaskContext task = (TaskContext) context;
        Site site = sites.get(id);
        if (owner == null || failures.off() || task.optimistic && site.op == Op.READ) {
            return;
        }
        try {
            groups.access(owner, site, task.grouped());
        } catch (Throwable failure) {
            failures.missed(failure);
        }
    }

    @Override
    public void scopeBegins(Context context, int site) {
        if (!failures.off()) {
            try {
                ((TaskContext) context).beginScope(sites.get(site).frame);
            } catch (Throwable failure) {
                failures.add(failure);
            }
        }
    }

    @Override
    public void scopeEnds(Context context) {
        if (!failures.off()) {
            try {
                ((TaskContext) context).endScope();
            } catch (Throwable failure) {
                failures.add(failure);
            }
        }
    }

    @Override
    public void initBegin(Class<?> type, Context context) {
        try {
            ((TaskContext) context).beginInitialiser();
        } catch (Throwable failure) {
            failures.add(failure);
        }
    }

    @Override
    public void initEnd(Class<?> type, Context context) {
        try {
            ((TaskContext) context).endInitialiser();
        } catch (Throwable failure) {
            failures.add(failure);
        }
    }

    @Override
    public void spawned(Object job, int kind) {
        if (!failures.off()) {
            try {
                tasks.spawned(job, kind);
            } catch (Throwable failure) {
                failures.add(failure);
            }
        }
    }

    @Override
    public void begin(Object job, int kind) {
        try {
            tasks.begin(job, kind);
        } catch (Throwable failure) {
            failures.add(failure);
        }
    }

    @Override
    public void end(Object job) {
        try {
            tasks.end(job);
        } catch (Throwable failure) {
            failures.add(failure);
        }
    }

    @Override
    public void pooled(Object pool) {
        try {
            tasks.pooled(pool);
        } catch (Throwable failure) {
            failures.add(failure);
        }
    }

    @Override
    public void joined(Object job) {
        if (!failures.off()) {
            try {
                tasks.joined(job);
            } catch (Throwable failure) {
                failures.add(failure);
            }
        }
    }

    @Override
    public void joinedAll(Object jobs) {
        if (!failures.off()) {
            try {
                tasks.joinedAll(jobs);
            } catch (Throwable failure) {
                failures.add(failure);
            }
        }
    }

    @Override
    public void signal(Object token) {
        if (!failures.off()) {
            try {
                tasks.signal(token);
            } catch (Throwable failure) {
                failures.add(failure);
            }
        }
    }

    @Override
    public void await(Object token) {
        if (!failures.off()) {
            try {
                tasks.await(token);
            } catch (Throwable failure) {
                failures.add(failure);
            }
        }
    }

    @Override
    public void stageBegins(Object it) {
        try {
            tasks.stageBegins(it);
        } catch (Throwable failure) {
            failures.add(failure);
        }
    }

    @Override
    public void stageHandedOver(Object it) {
        try {
            tasks.stageHandedOver(it);
        } catch (Throwable failure) {
            failures.add(failure);
        }
    }

    @Override
    public void stageReady(Object it) {
        try {
            tasks.stageReady(it);
        } catch (Throwable failure) {
            failures.add(failure);
        }
    }

    @Override
    public void stageEnds(Object it) {
        try {
            tasks.stageEnds(it);
        } catch (Throwable failure) {
            failures.add(failure);
        }
    }

    @Override
    public void meets(Object it) {
        if (!failures.off()) {
            try {
                tasks.meets(it);
            } catch (Throwable failure) {
                failures.add(failure);
            }
        }
    }

    @Override
    public void met(Object it) {
        if (!failures.off()) {
            try {
                tasks.met(it);
            } catch (Throwable failure) {
                failures.add(failure);
            }
        }
    }

    @Override
    public void awaitAll(Object it) {
        if (!failures.off()) {
            try {
                tasks.awaitAll(it);
            } catch (Throwable failure) {
                failures.add(failure);
            }
        }
    }

    @Override
    public void failing(Object it) {
        if (!failures.off()) {
            try {
                tasks.failing(it);
            } catch (Throwable failure) {
                failures.add(failure);
            }
        }
    }

    @Override
    public void completing(Object task) {
        if (!failures.off()) {
            try {
                tasks.completing(task);
            } catch (Throwable failure) {
                failures.add(failure);
            }
        }
    }

    @Override
    public void quiescing(Object pool) {
        try {
            tasks.quiescing();
        } catch (Throwable failure) {
            failures.add(failure);
        }
    }

    @Override
    public void quiet(Object pool) {
        try {
            tasks.quiet(pool);
        } catch (Throwable failure) {
            failures.add(failure);
        }
    }

    @Override
    public void threadStarted(Thread thread) {
        if (thread instanceof OwnThread) {
            return;
        }
        try {
            tasks.threadStarted(thread);
        } catch (Throwable failure) {
            failures.add(failure);
        }
    }

    @Override
    public void threadEnded(Thread thread) {
        try {
            threads.ended(thread);
        } catch (Throwable failure) {
            failures.add(failure);
        }
    }
}
