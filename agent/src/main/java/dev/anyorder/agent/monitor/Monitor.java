package dev.anyorder.agent.monitor;

import dev.anyorder.agent.call.Call;
import dev.anyorder.agent.call.CallPlace;
import dev.anyorder.agent.call.Calls;
import dev.anyorder.agent.shadow.FieldShadows;
import dev.anyorder.agent.shadow.Stacks;
import dev.anyorder.agent.site.Sites;
import dev.anyorder.agent.task.LibraryEvents;
import dev.anyorder.agent.task.Moment;
import dev.anyorder.agent.task.Syncs;
import dev.anyorder.agent.task.TaskContext;
import dev.anyorder.agent.task.TaskEvents;
import dev.anyorder.agent.task.Threads;
import dev.anyorder.hooks.Context;
import dev.anyorder.hooks.Footprint;
import dev.anyorder.hooks.Shadow;
import dev.anyorder.hooks.Sink;
import java.lang.reflect.Array;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The sink behind the hooks: sends each event to the part that knows what to do with it. An error of ours switches the
 * watching off and is told in the report; the program goes on.
 */
public final class Monitor extends Sink {
    private final Sites sites;
    private final Threads threads;
    private final Syncs syncs;
    private final Accesses accesses;
    private final TaskEvents tasks;
    private final LibraryEvents library;
    private final Calls calls;
    private final Stacks stacks;
    private final Failures failures;

    public Monitor(
            Sites sites,
            Threads threads,
            Syncs syncs,
            Accesses accesses,
            TaskEvents tasks,
            LibraryEvents library,
            Calls calls,
            Stacks stacks,
            Failures failures) {
        this.sites = sites;
        this.threads = threads;
        this.syncs = syncs;
        this.accesses = accesses;
        this.tasks = tasks;
        this.library = library;
        this.calls = calls;
        this.stacks = stacks;
        this.failures = failures;
    }

    @Override
    public Context context(Thread thread) {
        return threads.context(thread);
    }

    @Override
    public void read(Object owner, Context context, int site) {
        TaskContext task = (TaskContext) context;
        if (task.optimism.isOn) {
            task.optimism.holdBack(() -> access(owner, task, site));
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
            accesses.field(owner, context, site);
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

    private @Nullable Shadow accessStatic(Class<?> owner, Context context, int site) {
        if (failures.off()) {
            return null;
        }
        try {
            return accesses.ofStatic(owner, (TaskContext) context, site);
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

    @Override
    public void commit(Footprint[] footprints, int count, Context context) {
        if (failures.off()) {
            return;
        }
        try {
            accesses.commit(footprints, count, (TaskContext) context);
        } catch (Throwable failure) {
            failures.missed(failure);
        }
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
            accesses.readVolatile(owner, (TaskContext) context, site);
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
            accesses.writeVolatile(owner, (TaskContext) context, site);
        } catch (Throwable failure) {
            failures.add(failure);
        }
    }

    @Override
    public void moment(@Nullable Object first, @Nullable Object second, int number, int ordinal) {
        Moment moment = Moment.of(ordinal);
        if (!moment.isAlwaysTold && failures.off()) {
            return;
        }
        try {
            switch (moment.teller) {
                case JDK -> tasks.tell(moment, first, number);
                case LIBRARY -> library.tell(moment, first, second, number);
                default -> ((TaskContext) Objects.requireNonNull(first)).methods.tell(moment, number, sites);
            }
        } catch (Throwable failure) {
            failures.add(failure);
        }
    }

    @Override
    public void enter(Object lock, Context context, int site) {
        if (failures.off()) {
            return;
        }
        try {
            ((TaskContext) context).locks.acquire(syncs.of(lock), false, site);
        } catch (Throwable failure) {
            failures.add(failure);
        }
    }

    @Override
    public void exit(Object lock, Context context, int site) {
        if (failures.off()) {
            return;
        }
        try {
            ((TaskContext) context).locks.release(syncs.of(lock), false, site);
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
        TaskContext task = (TaskContext) context;
        if (failures.off() || isSettled(task, receiver, site, i1)) {
            return;
        }
        Call call = call(task).set(receiver, a1, a2, a3, i1, i2, i3, i4, i5);
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
        TaskContext task = (TaskContext) context;
        if (failures.off() || isSettled(task, receiver, site, i1)) {
            return;
        }
        Call call = call(task).set(receiver, a1, a2, a3, i1, i2, i3, i4, i5);
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
        Call call = call(task).set(receiver, a1, a2, a3, i1, i2, i3, i4, i5);
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
        Call call = new Call().set(receiver, a1, a2, a3, i1, i2, i3, i4, i5);
        CallPlace place = place(site);
        try {
            return failures.off() ? call.argument(place.wrapped()) : calls.wrap(call, (TaskContext) context, place);
        } catch (Throwable failure) {
            failures.add(failure);
            return call.argument(place.wrapped());
        }
    }

    /** Whether the call told nothing new the last time, and would not now. */
    private static boolean isSettled(TaskContext task, @Nullable Object receiver, int site, int number) {
        return task.scratch instanceof Call last && last.settled.holds(site, receiver, task.step, number);
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
        return (CallPlace) Objects.requireNonNull(sites.get(site).holder);
    }

    @Override
    public void interrupted(Context context) {
        moment(context.thread, null, 0, Moment.AWAIT.ordinal());
    }

    @Override
    public boolean ignores(Object array) {
        return accesses.ignores(array);
    }

    @Override
    public void held(Object object, Context context) {
        try {
            accesses.held(object, (TaskContext) context);
        } catch (Throwable failure) {
            failures.missed(failure);
        }
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
    public void grouped(@Nullable Object owner, Context context, int site) {
        if (owner == null || failures.off()) {
            return;
        }
        try {
            accesses.grouped(owner, (TaskContext) context, site);
        } catch (Throwable failure) {
            failures.missed(failure);
        }
    }
}
